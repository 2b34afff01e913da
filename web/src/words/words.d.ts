/** Fluent messages of a language, made by web/words.ts. */
declare module "words:*" {
  const text: string;
  export default text;
}
