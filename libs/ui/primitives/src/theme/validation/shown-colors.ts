import { mix, type Rgb } from '../contrast.ts';

const colorParts = /#(?<hex>[0-9a-f]{6})\b|rgba?\((?<parts>[^)]*)\)/giu;

/**
 * The opaque colours that a token shows over what is under it: one of a colour, every stop of a gradient.
 *
 * @param value - `#rrggbb`, `rgb()`, `rgba()` or a gradient of them.
 * @returns Nothing where the value holds no such colour.
 */
export function shownColors(value: string, under: Rgb): readonly Rgb[] {
  return [...value.matchAll(colorParts)].flatMap(({ groups }) => {
    const { hex, parts } = groups ?? {};
    if (hex !== undefined) return [numbers(hex.match(/../g) ?? [], 16)];
    const [red, green, blue, opacity = '1'] = (parts ?? '').split(/[\s,/]+/).filter(Boolean);
    return [mix(numbers([red, green, blue]), Number(opacity), under)];
  });
}

/** Reads `r, g, b`, as the scrim has it. */
export function readTriple(value: string): Rgb {
  return numbers(value.split(','));
}

function numbers(parts: readonly (string | undefined)[], base: 10 | 16 = 10): Rgb {
  const [red, green, blue] = parts.map((part) => Number.parseInt(part ?? '', base));
  return [red ?? Number.NaN, green ?? Number.NaN, blue ?? Number.NaN];
}
