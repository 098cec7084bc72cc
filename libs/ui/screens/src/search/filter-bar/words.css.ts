import { keyframes, style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';
import { hairline, rule } from '@foyer/ui/print/print.css';

const { color, duration, easing, size, space } = vars;

const unroll = keyframes({ from: { clipPath: 'inset(0 0 100% 0)' } });

/** A column of words beside the results; above them on phones. */
export const spread = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s6,
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: '224px minmax(0, 1fr)', columnGap: size.cardGap },
  },
});

/** Between tablet and desktop the lists stand side by side above the results. */
export const side = style({
  '@media': {
    [media.phone]: { borderBlockStart: rule },
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
      columnGap: size.cardGap,
      rowGap: space.s6,
    },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const group = style({
  border: 0,
  minInlineSize: 0,
  '@media': {
    [media.phone]: { borderBlockEnd: hairline },
    [media.tablet]: { borderBlockStart: rule, paddingBlockStart: space.s3 },
  },
});

/** Names a list that always shows. */
export const heading = style({
  ...text('kicker'),
  color: color.t2,
  marginBlockEnd: space.s2,
  '@media': { [media.phone]: { display: 'none' } },
});

/** Opens a list on phones. */
export const opener = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  inlineSize: '100%',
  minBlockSize: '52px',
  fontSize: '1rem',
  '@media': { [media.tablet]: { display: 'none' } },
});

/** What is chosen in a closed list. */
export const brief = style({
  ...text('body'),
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  textAlign: 'end',
  color: color.accent,
});

export const list = style({
  '@media': {
    [media.phone]: {
      paddingBlockEnd: space.s3,
      selectors: { '&:not([data-open])': { display: 'none' } },
    },
    [`${media.phone} and ${media.lively}`]: {
      selectors: {
        '&[data-open]': { animation: `${unroll} ${duration.panel} ${easing.out}` },
      },
    },
  },
});

/** A word that is a checkbox or a radio button: the whole line is pressed. */
export const word = style({
  ...text('body'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.touch,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '@media': {
    // A mouse aims better than a finger, and a list of words is read as one.
    [media.hover]: {
      minBlockSize: '34px',
      selectors: { '&:hover': { color: color.accent } },
    },
  },
  selectors: {
    '&:has(:focus-visible)': {
      outline: `${size.focusWidth} solid ${color.focusRing}`,
      outlineOffset: '-1px',
    },
  },
});

/** The text of a {@link word}; underlined when chosen. */
export const letters = style({
  selectors: {
    ':checked + &': {
      color: color.accent,
      fontWeight: '600',
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '5px',
    },
  },
  '@media': {
    [media.forced]: { selectors: { ':checked + &': { color: 'Highlight' } } },
  },
});

export const more = style({
  ...text('caption'),
  minBlockSize: size.touch,
  color: color.t3,
  '@media': {
    [media.hover]: { minBlockSize: '34px', selectors: { '&:hover': { color: color.accent } } },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s5,
  rowGap: space.s2,
  paddingBlockEnd: space.s4,
  '@media': { [media.tablet]: { borderBlockStart: rule, paddingBlockStart: space.s3 } },
});

/** What is chosen, as a sentence. */
export const sentence = style({
  ...text('title'),
  minInlineSize: 0,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

export const found = style({ ...text('caption'), color: color.t3 });

export const orders = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s6,
  border: 0,
  minInlineSize: 0,
  marginBlockEnd: space.s5,
  borderBlock: hairline,
});
