import { keyframes, style } from '@vanilla-extract/css';
import { media, text, vars } from '../../theme/style.ts';

const { color, duration, easing, size, space } = vars;

const slideIn = keyframes({ from: { translate: '24px 0', opacity: 0 } });
const slideInRtl = keyframes({ from: { translate: '-24px 0', opacity: 0 } });
const slideOut = keyframes({ to: { translate: '24px 0', opacity: 0 } });
const slideOutRtl = keyframes({ to: { translate: '-24px 0', opacity: 0 } });
const run = (name: string) => `${name} ${duration.dialog} ${easing.out} both`;

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.dialog,
  background: color.backdrop,
});

/** A sheet of the page's full height at its end side. */
export const content = style({
  position: 'fixed',
  zIndex: vars.z.dialog,
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: `min(100%, ${size.dialogWidth})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'grid',
  alignContent: 'start',
  gap: space.s4,
  paddingInline: size.gutterStart,
  paddingBlock: `${space.s10} ${space.s8}`,
  background: color.dialog,
  color: color.t1,
  outline: 'none',
  selectors: {
    '&[data-size="wide"]': { inlineSize: 'min(100%, 960px)' },
    '&[data-sided]': { padding: 0, gap: 0, gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '@media': {
    [media.tablet]: { paddingInline: space.s10, borderInlineStart: `1px solid ${color.rule}` },
    // A tall window sets the words where the eye starts reading a page.
    '(min-height: 45em)': {
      paddingBlockStart: '132px',
      selectors: { '&[data-sided]': { paddingBlockStart: 0 } },
    },
    [media.desktop]: {
      selectors: {
        // Two pages of one spread.
        '&[data-sided]': {
          inlineSize: '100%',
          gridTemplateColumns: 'minmax(0, 53.125%) minmax(0, 1fr)',
          alignContent: 'stretch',
          borderInlineStart: 0,
        },
      },
    },
    [media.lively]: {
      selectors: {
        '&[data-state="open"][data-animation="opacity-scale"]': { animation: run(slideIn) },
        '&[data-state="open"][data-animation="opacity-scale"]:dir(rtl)': {
          animation: run(slideInRtl),
        },
        '&[data-state="closed"][data-animation="opacity-scale"]': { animation: run(slideOut) },
        '&[data-state="closed"][data-animation="opacity-scale"]:dir(rtl)': {
          animation: run(slideOutRtl),
        },
      },
    },
  },
});

export const title = style({
  ...text('heading'),
  fontSize: `min(${vars.type.heading.size}, 3.5rem, 11vw)`,
  lineHeight: 1.05,
  textWrap: 'balance',
  overflowWrap: 'break-word',
  outline: 'none',
  selectors: {
    '[data-sided] &': { paddingInlineEnd: size.touch },
    '[data-size="window"] &': { fontSize: `min(calc(${vars.type.heading.size} * 1.2), 15vw)` },
  },
});

export const description = style({
  ...text('lead'),
  fontSize: '1.25rem',
  color: color.t2,
  marginBlockEnd: space.s5,
});

export const close = style({
  position: 'absolute',
  insetBlockStart: '16px',
  insetInlineEnd: `calc(${size.gutterEnd} - 9px)`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.touch,
  blockSize: size.touch,
  color: color.t1,
  '@media': {
    [media.tablet]: { insetInlineEnd: '19px' },
    [media.hover]: { selectors: { '&:hover': { color: color.accent } } },
  },
});

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
