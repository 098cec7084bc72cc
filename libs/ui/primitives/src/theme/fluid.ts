/** Widths, in rem, at which the look gives a size: 360, 768, 1280 and 1920 px. */
const stops = [22.5, 48, 80, 120] as const;

/**
 * A length that grows evenly between the look's four widths and stays still outside them.
 *
 * @param sizes - In rem, at 360, 768, 1280 and 1920 px; none smaller than the one before.
 */
export function fluid(sizes: readonly [number, number, number, number]): string {
  const steps = stops.slice(1).flatMap((stop, index) => {
    const from = stops[index] ?? 0;
    const growth = (sizes[index + 1] ?? 0) - (sizes[index] ?? 0);
    if (growth === 0) return [];
    const slope = trim((growth / (stop - from)) * 100);
    return [
      `clamp(0rem, ${slope}vw - ${trim((from * growth) / (stop - from))}rem, ${trim(growth)}rem)`,
    ];
  });
  return steps.length ? `calc(${[`${sizes[0]}rem`, ...steps].join(' + ')})` : `${sizes[0]}rem`;
}

/**
 * What a fluid length is in a window, as a browser works it out; plain lengths in rem too.
 *
 * @returns In rem, with four decimals.
 */
export function fluidAt(length: string, windowPx: number): number {
  const start = Number(/^calc\(([\d.]+)rem/u.exec(length)?.[1] ?? Number.parseFloat(length));
  const steps = length.matchAll(/clamp\(0rem, ([\d.]+)vw - ([\d.]+)rem, ([\d.]+)rem\)/gu);
  const grown = [...steps].reduce((sum, [, slope, less, most]) => {
    const growth = (Number(slope) * windowPx) / 100 / 16 - Number(less);
    return sum + Math.min(Math.max(growth, 0), Number(most));
  }, start);
  return Number(trim(grown));
}

function trim(value: number): string {
  return String(Math.round(value * 10_000) / 10_000);
}
