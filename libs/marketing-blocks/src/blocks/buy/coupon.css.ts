import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';
import { fitWords } from '../../parts/fit-words.ts';

const { color, size, space, type } = vars;

/** Along the dashes it is cut out. */
export const coupon = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s6,
  marginBlockStart: size.shelfGap,
  padding: `${space.s7} ${space.s5}`,
  border: `2px dashed ${color.rule}`,
  background: color.dialog,
  '@media': {
    [media.tablet]: { paddingInline: space.s7 },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: space.s8,
    },
  },
});
export const scissors = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: space.s6,
  display: 'flex',
  paddingInline: space.s2,
  background: color.page,
  color: color.t1,
  transform: 'translateY(-50%)',
});

export const words = style({
  containerType: 'inline-size',
  display: 'grid',
  alignContent: 'start',
  gap: space.s3,
  minInlineSize: 0,
});
/** Beside the words where there is room, which is left over under them. */
export const picture = style({
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  marginBlockStart: space.s4,
});
globalStyle(`${picture} > picture`, { blockSize: '100%' });
export const label = style({ ...text('kicker'), color: color.accent });
export const heading = style({
  ...text('display'),
  color: color.t1,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: fitWords(type.display.size),
});
export const lead = style({ ...text('lead'), color: color.t2 });
export const form = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  minInlineSize: 0,
});
export const note = style({ ...text('caption'), color: color.t2 });
