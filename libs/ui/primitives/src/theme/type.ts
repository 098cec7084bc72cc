import { vars } from './contract.css.ts';

/** A role of the type system. */
export type TypeRole = keyof typeof vars.type;

/** Styles of a type role, to spread into a vanilla-extract style. */
export function text(role: TypeRole) {
  const { family, weight, size, lineHeight, spacing, transform, style } = vars.type[role];
  return {
    fontFamily: family,
    fontWeight: weight,
    fontSize: size,
    lineHeight,
    letterSpacing: spacing,
    textTransform: transform as 'none',
    fontStyle: style,
  };
}
