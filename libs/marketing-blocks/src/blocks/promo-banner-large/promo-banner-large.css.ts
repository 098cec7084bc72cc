import { media, vars } from '@foyer/ui/theme/vars';
import { style, styleVariants } from '@vanilla-extract/css';
import { sceneStart } from '../../parts/banner.css.ts';

const { color, size, space } = vars;

const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** One campaign from edge to edge with the other under it; or both in a column between lines. */
export const campaigns = styleVariants({
  lit: [list, { gap: size.cardGap }],
  print: [list],
});

/** From edge to edge; phones give it the height of a cover. */
export const wide = style({
  inlineSize: 'auto',
  marginInline: `calc(-1 * ${size.gutterStart}) calc(-1 * ${size.gutterEnd})`,
  vars: { [sceneStart]: size.gutterStart },
  borderRadius: 0,
  minBlockSize: '28rem',
  '@media': {
    [media.tablet]: { minBlockSize: 'min(42.85vw, 40rem)' },
  },
});

export const item = styleVariants({
  lit: { minInlineSize: 0 },
  print: {
    minInlineSize: 0,
    paddingBlock: space.s4,
    borderBlockStart: `1px solid ${color.rule}`,
    selectors: { '&:last-child': { borderBlockEnd: `1px solid ${color.rule}` } },
  },
});
