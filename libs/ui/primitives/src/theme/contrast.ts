/** A colour as red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Reads `#rrggbb`. */
export function parseHex(color: string): Rgb {
  const digits = /^#([0-9a-f]{6})$/iu.exec(color)?.[1];
  if (!digits) throw new Error(`Not a colour of the form #rrggbb: ${color}`);
  const part = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
}

/** The contrast ratio of two opaque colours, 1 to 21, as WCAG defines it. */
export function contrast(first: Rgb, second: Rgb): number {
  const [light, dark] = [luminance(first), luminance(second)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** The colour that is seen through a layer of `opacity` over another colour. */
export function mix(over: Rgb, opacity: number, under: Rgb): Rgb {
  const blend = (at: 0 | 1 | 2) => over[at] * opacity + under[at] * (1 - opacity);
  return [blend(0), blend(1), blend(2)];
}
