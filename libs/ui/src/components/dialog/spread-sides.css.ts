import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/style.ts';

const { color, size, space } = vars;

/** The facing page: what the spread is about; above the content where there is room for one page only. */
export const side = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  background: color.page,
  borderBlockEnd: `1px solid ${color.rule}`,
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: 0,
      blockSize: '100dvh',
      overflowY: 'auto',
      borderBlockEnd: 0,
      borderInlineEnd: `1px solid ${color.rule}`,
    },
  },
});

/** The page that is filled in. */
export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.s2,
  minInlineSize: 0,
  paddingInline: `${size.gutterStart} ${size.gutterEnd}`,
  paddingBlock: space.s5,
  '@media': {
    [media.tablet]: { paddingInline: space.s8 },
    [media.desktop]: {
      paddingBlock: space.s7,
      selectors: { '[data-size="window"] > &': { alignContent: 'center' } },
    },
  },
});
