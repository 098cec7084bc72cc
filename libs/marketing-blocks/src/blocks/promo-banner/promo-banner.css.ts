import { vars } from '@foyer/ui/theme/vars';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, size, space } = vars;

const list = style({ display: 'flex', flexWrap: 'wrap' });

/** Beside each other where both have room; in print between lines. */
export const banners = styleVariants({
  lit: [list, { gap: size.cardGap }],
  print: [list, { gap: space.s6, borderBlock: `1px solid ${color.rule}`, paddingBlock: space.s4 }],
});

const share = (grow: number, least: string) =>
  ({ display: 'flex', flex: `${grow} 1 ${least}`, minInlineSize: `min(100%, ${least})` }) as const;

/** How much of a row each takes; one that stretches has it to itself. BLOCK-086 */
export const shares = styleVariants({
  small: share(1, '17rem'),
  medium: share(2, '20rem'),
  large: share(3, '24rem'),
  stretching: share(1, '100%'),
});

/** An advertisement stands in a frame. */
export const framed = style({ border: `1px solid ${color.rule}`, padding: space.s4 });

export const scene = style({ minBlockSize: '17rem' });
