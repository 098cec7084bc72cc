import type {
  ColorValue,
  DesignToken,
  DesignTokenGroup,
  DimensionValue,
  ShadowValue,
} from './design-token.types.ts';
import { hexOf, type TokenWriter, type TypeValue } from './token-parts.ts';

/** Style Dictionary takes every length of an app for rem, and a rem for 16 of the app's units. */
const PX_IN_REM = 16;

const round = (value: number): number => Math.round(value * 10_000) / 10_000;
const rem = ({ value, unit }: DimensionValue): string =>
  `${round(unit === 'rem' ? value : value / PX_IN_REM)}rem`;
const numberToken = ($value: number): DesignToken => ({ $type: 'number', $value });
const colorToken = (value: ColorValue): DesignToken => ({ $type: 'color', $value: hexOf(value) });
const lengthToken = (value: DimensionValue): DesignToken => ({
  $type: 'dimension',
  $value: rem(value),
});

const numbered = (name: string, tokens: readonly (DesignToken | DesignTokenGroup)[]) =>
  Object.fromEntries(tokens.map((token, index) => [`${name}${index + 1}`, token]));

const makers: Readonly<Record<string, (value: never) => DesignToken | DesignTokenGroup>> = {
  color: colorToken,
  dimension: lengthToken,
  duration: ({ value, unit }: { value: number; unit: string }) =>
    numberToken(unit === 'ms' ? value / 1000 : value),
  cubicBezier: ([x1 = 0, y1 = 0, x2 = 0, y2 = 0]: readonly number[]) => ({
    x1: numberToken(x1),
    y1: numberToken(y1),
    x2: numberToken(x2),
    y2: numberToken(y2),
  }),
  gradient: (stops: readonly { color: ColorValue }[]) =>
    numbered(
      'stop',
      stops.map(({ color }) => colorToken(color)),
    ),
  shadow: (layers: readonly ShadowValue[]) =>
    numbered(
      'layer',
      layers.map(({ color, inset, ...lengths }) => ({
        color: colorToken(color),
        isInner: { $type: 'boolean', $value: inset },
        ...Object.fromEntries(
          Object.entries(lengths).map(([name, value]) => [name, lengthToken(value)]),
        ),
      })),
    ),
  typography: ({ fontFamily, fontWeight, fontSize, lineHeight, letterSpacing }: TypeValue) => ({
    // Swift and Kotlin hold a text in quotes, and one face.
    fontFamily: { $type: 'fontFamily', $value: JSON.stringify(fontFamily[0] ?? '') },
    fontWeight: { $type: 'fontWeight', $value: fontWeight },
    fontSize: { $type: 'fontSize', $value: rem(fontSize) },
    lineHeight: numberToken(lineHeight),
    letterSpacing: lengthToken(letterSpacing),
  }),
};

/** A token as Swift and Kotlin can hold it. */
export const nativeToken: TokenWriter = ({ $type, $value }) => {
  const make = makers[$type];
  return make ? make($value as never) : { $type, $value };
};
