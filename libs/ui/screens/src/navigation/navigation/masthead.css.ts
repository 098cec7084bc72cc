import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/ui/theme/vars';
import { column, rule, strongRule } from '@foyer/ui/print/print.css';
import { heights, lastRow, measured, wholeHeight } from '@foyer/ui/print/masthead-height.css';

const { color, duration, easing, size, space, type, z } = vars;

/** Scrolls away but for one row of 52 px; comes back whole when focus is in what scrolled away. */
export const masthead = style([
  measured,
  {
    position: 'sticky',
    insetBlockStart: `calc(${lastRow} - ${wholeHeight})`,
    zIndex: z.navigation,
    background: color.page,
    '@media': { [media.low]: { position: 'relative' } },
  },
]);

/** Leaves the window when the masthead has become one row. */
export const sentinel = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '1px',
  blockSize: '60px',
  pointerEvents: 'none',
});

export const brandRow = style([
  column,
  {
    minBlockSize: `var(${heights.brand})`,
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    columnGap: space.s4,
    '@media': {
      [media.phone]: {
        paddingInline: `calc(${size.gutterStart} - 10px) calc(${size.gutterEnd} - 10px)`,
      },
      [media.tablet]: { alignItems: 'end', paddingBlockEnd: '17px' },
    },
  },
]);
globalStyle(`${masthead}:has(${brandRow} :focus-visible)`, { insetBlockStart: 0 });

export const date = style({
  fontFamily: type.body.family,
  fontSize: '.875rem',
  lineHeight: 1.43,
  color: color.t2,
  '@media': { [media.phone]: { display: 'none' } },
});

export const name = style({
  fontSize: type.brand.size,
  lineHeight: type.brand.lineHeight,
  gridColumn: 2,
  '@media': { [media.tablet]: { marginBlockEnd: '-5px' } },
});

export const tools = style({
  gridColumn: 3,
  justifySelf: 'end',
  display: 'flex',
  alignItems: 'center',
  '@media': { [media.tablet]: { columnGap: space.s5 }, [media.desktop]: { columnGap: '22px' } },
});

/** A word or a sign of the first row. */
export const tool = style({
  fontFamily: type.body.family,
  fontSize: '.875rem',
  lineHeight: 1.43,
  color: color.t1,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s2,
  whiteSpace: 'nowrap',
  position: 'relative',
  transition: `color ${duration.press} ${easing.out}`,
  selectors: {
    '&::before': { content: '""', position: 'absolute', insetInline: '-6px', insetBlock: '-12px' },
    '&:active': { color: color.accentHover },
  },
  '@media': {
    [media.phone]: { inlineSize: size.touch, blockSize: size.touch },
    [media.hover]: { selectors: { '&:hover:not(:active)': { color: color.accent } } },
  },
});

export const onlyPhone = style({ '@media': { [media.tablet]: { display: 'none' } } });
/** A word beside a sign, where the row has room for it. */
export const onlyWide = style({ '@media': { [media.compact]: { display: 'none' } } });
export const onlyPage = style({ '@media': { [media.phone]: { display: 'none' } } });

/** A viewer's name; a long one is cut, the way to the profile stays. */
export const viewerName = style({
  maxInlineSize: '9em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': { [media.phone]: { display: 'none' } },
});

export const dot = style({
  position: 'absolute',
  insetBlockStart: '-2px',
  insetInlineEnd: '-4px',
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: vars.radius.round,
  background: color.accent,
  '@media': { [media.forced]: { background: 'Highlight' } },
});

/** A heavy and a light rule; on phones the heavy one, edge to edge. */
export const rules = style([
  column,
  {
    selectors: {
      '&::before': {
        content: '""',
        display: 'block',
        blockSize: `var(${heights.rules})`,
        borderBlockStart: strongRule,
      },
      '[data-stuck] &::before': { visibility: 'hidden' },
    },
    '@media': {
      [media.phone]: { paddingInline: 0 },
      [media.tablet]: { selectors: { '&::before': { borderBlockEnd: rule } } },
    },
  },
]);

/** The row of words: the small name and search at its ends appear when it is all that is left. */
export const wordsRow = style([
  column,
  {
    position: 'relative',
    '@media': { [media.phone]: { paddingInline: 0, borderBlockEnd: rule } },
  },
]);

export const wordsLine = style({
  display: 'flex',
  blockSize: `calc(var(${heights.words}) - 1px)`,
  '@media': { [media.tablet]: { borderBlockEnd: rule, blockSize: `var(${heights.words})` } },
});

/** What moves up to the middle of the row of 52 px. */
const centred = `calc((var(${heights.words}) - ${lastRow}) / 2)`;

export const side = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minInlineSize: '96px',
  visibility: 'hidden',
  fontSize: '1.75rem',
  translate: `0 ${centred}`,
  selectors: { '[data-stuck] &': { visibility: 'visible' } },
  '@media': {
    [media.phone]: {
      minInlineSize: 0,
      display: 'none',
      background: color.page,
      paddingInlineStart: size.gutterStart,
      selectors: { '[data-stuck] &': { display: 'flex' } },
    },
  },
});

export const sideEnd = style({
  justifyContent: 'end',
  '@media': {
    [media.phone]: { paddingInlineEnd: `calc(${size.gutterEnd} - 10px)` },
  },
});

export const words = style({
  flex: 1,
  minInlineSize: 0,
  selectors: { '[data-stuck] &': { translate: `0 ${centred}` } },
});
