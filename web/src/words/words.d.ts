/** Fluent messages of a language, made by vite.config.ts. */
declare module "words:*" {
  const text: string;
  export default text;
}
