/** Slanted lines that fill a box from corner to corner, `step` apart. */
export function hatch(left: number, top: number, right: number, bottom: number, step: number): string {
  const lines: string[] = [];
  for (let sum = left + top + step; sum < right + bottom; sum += step) {
    const [from, to] = [Math.max(left, sum - bottom), Math.min(right, sum - top)];
    lines.push(`M${from} ${sum - from} ${to} ${sum - to}`);
  }
  return lines.join("");
}
