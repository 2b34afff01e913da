/** The part of the deal check that the browser does itself: the commitment is the SHA-256 of the seed. */

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Return whether seed and commitment match; null if the browser cannot tell (only with https or on localhost). */
export async function agrees(seed: string, commitment: string): Promise<boolean | null> {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) return null;
  return hexOf(await subtle.digest("SHA-256", bytesOf(seed))) === commitment;
}
