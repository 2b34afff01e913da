/** A value as it was before cards took off, until they have landed: points come with the cards that bring them. */
export function settled<T>(isFlying: () => boolean, read: () => T): { readonly value: T } {
  let before: { value: T } | null = null;
  const now = $derived.by(() => (before = (isFlying() && before) || { value: read() }));
  return {
    get value() {
      return now.value;
    },
  };
}
