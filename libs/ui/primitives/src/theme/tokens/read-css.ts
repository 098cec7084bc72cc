import type { ColorValue, DimensionValue, ShadowValue } from './design-token.types.ts';

const number = String.raw`-?\d*\.?\d+`;
const lengthPattern = new RegExp(String.raw`(${number})(px|rem|em|%)?`);
const colorPattern = /#[0-9a-f]{6}\b|rgba?\([^)]*\)/i;

/** Reads `#rrggbb`, `rgb()`, `rgba()` or the scrim's `r, g, b`; nothing for a text without a colour. */
export function readColor(css: string): ColorValue | undefined {
  const text = colorPattern.exec(css)?.[0] ?? css;
  const [red, green, blue, alpha = 1] = text.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16))
    : [...text.matchAll(new RegExp(number, 'g'))].map(([part]) => Number(part));
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  return {
    colorSpace: 'srgb',
    components: [share(red), share(green), share(blue)],
    alpha,
    hex: `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
  };
}

/** The colours of a gradient, evenly along it. */
export function readGradient(css: string): readonly { color: ColorValue; position: number }[] {
  const colors = [...css.matchAll(new RegExp(colorPattern, 'gi'))].flatMap(
    ([part]) => readColor(part) ?? [],
  );
  return colors.map((color, index) => ({ color, position: index / (colors.length - 1) }));
}

/** The first length in a text; em and per cent, which the format has not, are given in rem. */
export function readDimension(css: string): DimensionValue {
  const [, value = '0', unit] = lengthPattern.exec(css) ?? [];
  if (unit === 'em') return { value: Number(value), unit: 'rem' };
  return { value: Number(value), unit: unit === 'rem' ? 'rem' : 'px' };
}

/** Every layer of a `box-shadow`. */
export function readShadow(css: string): readonly ShadowValue[] {
  // Commas inside a colour's parentheses part no layers.
  return css.split(/,(?![^(]*\))/).flatMap((layer) => {
    const color = readColor(layer);
    if (!color) return [];
    const lengths = layer.replace(colorPattern, '').match(new RegExp(`${number}(px|rem)?`, 'g'));
    const [offsetX, offsetY, blur, spread] = [0, 1, 2, 3].map((at) =>
      readDimension(lengths?.[at] ?? '0px'),
    );
    if (!offsetX || !offsetY || !blur || !spread) return [];
    return [{ color, offsetX, offsetY, blur, spread, inset: /\binset\b/.test(layer) }];
  });
}

/** The four numbers of a `cubic-bezier()`. */
export function readBezier(css: string): readonly number[] {
  return [...css.matchAll(new RegExp(number, 'g'))].map(([part]) => Number(part));
}

/** The names of a font chain. */
export function readFamilies(css: string): readonly string[] {
  return css.split(',').map((name) => name.trim().replaceAll('"', ''));
}

function share(part: number): number {
  return Math.round((part / 255) * 10_000) / 10_000;
}
