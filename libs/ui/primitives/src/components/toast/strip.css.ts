import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { focusRing, media, text as typeOf, vars } from '../../theme/style.ts';
import { lastRow, measured, wholeHeight } from '../print/masthead-height.css.ts';
import { rule, strongRule } from '../print/print.css.ts';

const { color, duration, easing, size, space, z } = vars;

const unroll = keyframes({ from: { clipPath: 'inset(0 0 100% 0)' } });

/** The start edge of the page's column, also where the window is wider than the page. */
const columnStart = `max(${size.gutterStart}, (100vw - ${size.contentMax}) / 2)`;
const columnWidth = `min(100vw - ${size.gutterStart} - ${size.gutterEnd}, ${size.contentMax})`;
/** Five columns of a grid of so many, with the gutters between them. */
const fiveOf = (columns: number) =>
  `calc((${columnWidth} + ${size.cardGap}) * 5 / ${columns} - ${size.cardGap})`;

export const region = style([
  measured,
  {
    position: 'fixed',
    zIndex: z.toast,
    insetBlockStart: 0,
    insetInline: 0,
    maxBlockSize: `calc(100dvh - ${wholeHeight})`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderBlockStart: strongRule,
    // A modal dialog leaves presses only to what asks for them.
    pointerEvents: 'auto',
    selectors: focusRing,
    '@media': {
      [media.tablet]: {
        insetInlineStart: columnStart,
        insetInlineEnd: 'auto',
        inlineSize: fiveOf(8),
        // Five of twelve narrow columns would break a line of words after every second one.
        minInlineSize: '400px',
      },
      [media.desktop]: { inlineSize: fiveOf(12) },
    },
  },
]);

// Under the masthead, whole or scrolled to one row; on a page without one, at its head.
const masthead = `:root:has(header.${measured}`;
globalStyle(`${masthead}) ${region}`, { insetBlockStart: wholeHeight });
globalStyle(`${masthead}[data-stuck]) ${region}`, { insetBlockStart: lastRow });

export const toast = style({
  display: 'flex',
  gap: space.s4,
  paddingBlock: space.s4,
  paddingInline: `${size.gutterStart} calc(${size.gutterStart} - 9px)`,
  background: color.mark,
  color: color.t1,
  borderBlockEnd: rule,
  selectors: {
    '&[data-tone="error"]': { background: color.dangerBg, color: color.onDanger },
  },
  '@media': {
    [media.tablet]: { paddingInline: `${space.s5} ${space.s3}` },
    [media.lively]: { animation: `${unroll} ${duration.toast} ${easing.out}` },
  },
});

export const sign = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  blockSize: '24px',
});

export const picture = style({
  flex: 'none',
  inlineSize: '104px',
  blockSize: '58px',
  '@media': { '(max-width: 25em)': { inlineSize: '72px', blockSize: '40px' } },
});

export const body = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.s3} ${space.s5}`,
});

export const words = style({ flexGrow: 1, overflowWrap: 'anywhere' });

export const title = style({ ...typeOf('label'), fontSize: '1rem' });

export const text = style({ ...typeOf('caption'), fontSize: '.875rem', marginBlockStart: '2px' });
globalStyle(`:is(${title}, ${text}) a`, {
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
});

export const action = style({
  ...typeOf('label'),
  position: 'relative',
  paddingBlockEnd: '1px',
  borderBlockEnd: '2px solid currentColor',
  cursor: 'pointer',
  selectors: {
    // The line stays a line; the finger gets its 44 px.
    '&::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: '-10px' },
  },
});

export const close = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.touch,
  blockSize: size.touch,
  marginBlock: '-10px',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});

// Green on red and green on mark would both be lost.
globalStyle(`${toast} :focus-visible`, { outlineColor: 'currentColor' });
