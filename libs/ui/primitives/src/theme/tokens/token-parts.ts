import type {
  ColorValue,
  DesignToken,
  DesignTokenGroup,
  DimensionValue,
} from './design-token.types.ts';

/** Turns one token into what a tool takes: a token, or a group of them for what has several parts. */
export type TokenWriter = (token: DesignToken) => DesignToken | DesignTokenGroup;

/** The value of a type role. */
export interface TypeValue {
  fontFamily: readonly string[];
  fontWeight: number;
  fontSize: DimensionValue;
  lineHeight: number;
  letterSpacing: DimensionValue;
}

/** A colour as `#rrggbbaa`, without its alpha where it covers all. */
export function hexOf({ hex, alpha }: ColorValue): string {
  if (alpha === 1) return hex;
  return (
    hex +
    Math.round(alpha * 255)
      .toString(16)
      .padStart(2, '0')
  );
}

/** A length with its unit. */
export const lengthOf = ({ value, unit }: DimensionValue): string => `${value}${unit}`;
