import { fluidAt } from '../fluid.ts';
import type { Tokens } from '../label-theme.types.ts';
import type { DesignToken } from './design-token.types.ts';
import { readFamilies } from './read-css.ts';

/** The widths, in px, at which the look gives a size. */
const widths = [360, 768, 1280, 1920] as const;

/** A type role as a `typography` token: its size is that of the narrowest window. */
export function typeToken(role: Tokens['type'][keyof Tokens['type']]): DesignToken {
  const { family, weight, size, lineHeight, spacing, transform, style } = role;
  const smallest = fluidAt(size, widths[0]);
  const isFluid = size.startsWith('calc(');
  return {
    $type: 'typography',
    $value: {
      fontFamily: readFamilies(family),
      fontWeight: Number(weight),
      fontSize: { value: smallest, unit: 'rem' },
      lineHeight: Number(lineHeight),
      // The pages give it in em of the size.
      letterSpacing: { value: round(Number.parseFloat(spacing) * smallest), unit: 'rem' },
    },
    $extensions: {
      'org.foyer': {
        css: `letter-spacing: ${spacing}; font-size: ${size}`,
        ...(isFluid
          ? { fluid: Object.fromEntries(widths.map((width) => [width, fluidAt(size, width)])) }
          : {}),
        textTransform: transform,
        fontStyle: style,
      },
    },
  };
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
