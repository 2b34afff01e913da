/** Small things that a page keeps: in the browser's storage or, if it stores nothing, as long as the page lasts. */
const spare = new Map<string, string>();

export function keep(storage: () => Storage, name: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    storage().setItem(name, text);
    spare.delete(name);
  } catch {
    spare.set(name, text);
  }
}

export function read<T>(storage: () => Storage, name: string): T | null {
  let text = spare.get(name) ?? null;
  try {
    text ??= storage().getItem(name);
  } catch {
    // see above
  }
  return text === null ? null : (JSON.parse(text) as T);
}

export function forget(storage: () => Storage, name: string): void {
  spare.delete(name);
  try {
    storage().removeItem(name);
  } catch {
    // see above
  }
}
