import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/type.ts';

const { color, radius, shadow, size, space } = vars;

/** Browsers that let a page draw the list of a native select; others show their own, which works as well. */
const canDraw = '(appearance: base-select)';

// The types of CSS do not know the word yet.
const baseSelect = 'base-select' as 'auto';

const list = style({
  appearance: 'none',
  cursor: 'pointer',
  '@supports': { [canDraw]: { appearance: baseSelect } },
  selectors: {
    '&:disabled': { cursor: 'not-allowed' },
    '&::picker-icon': { display: 'none' },
  },
});

globalStyle(`${list}::picker(select)`, {
  '@supports': {
    [canDraw]: {
      appearance: baseSelect,
      boxSizing: 'border-box',
      marginBlock: space.s2,
      maxBlockSize: 'min(360px, 60vh)',
      maxInlineSize: 'calc(100vw - 32px)',
      padding: space.s2,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      color: color.t1,
      border: 0,
      borderRadius: radius.panel,
      boxShadow: shadow.panel,
    },
  },
});

globalStyle(`${list} option`, {
  '@supports': {
    [canDraw]: {
      ...text('body'),
      display: 'flex',
      alignItems: 'center',
      gap: space.s2,
      minBlockSize: size.touch,
      paddingBlock: space.s1,
      paddingInline: space.s3,
      borderRadius: radius.thumb,
      outlineOffset: '-3px',
      whiteSpace: 'normal',
    },
  },
});

globalStyle(`${list} option:is(:hover, :focus-visible)`, {
  '@supports': { [canDraw]: { background: color.surface3 } },
});

globalStyle(`${list} option:checked`, {
  '@supports': { [canDraw]: { fontWeight: '600' } },
  '@media': { [media.forced]: { background: 'Highlight', color: 'HighlightText' } },
});

globalStyle(`${list} option:disabled`, {
  '@supports': { [canDraw]: { color: color.t3 } },
});

/** The looks of a native select's list, put on the select: a lit panel, or a sheet with an edge of ink. */
export const drawnList = styleVariants({ box: [list, {}], line: [list, {}] });

globalStyle(`${drawnList.box}::picker(select)`, { background: color.surface2 });
globalStyle(`${drawnList.line}::picker(select)`, { background: color.dialog });

/** The closed select: a long choice fades before the sign of the list, which shows it whole. */
export const closed = style({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  maskImage: 'linear-gradient(to right, #000 calc(100% - 72px), transparent calc(100% - 44px))',
  selectors: {
    'select&': { paddingInlineEnd: '48px' },
    'select&[data-empty]': { color: color.t3 },
    '&:dir(rtl)': {
      maskImage: 'linear-gradient(to left, #000 calc(100% - 72px), transparent calc(100% - 44px))',
    },
  },
});

/** The sign of a list, over the select's end; presses go through to it. */
export const chevron = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '18px',
  display: 'grid',
  placeItems: 'center',
  color: color.t2,
  pointerEvents: 'none',
  selectors: { '&[data-skin="line"]': { insetInlineEnd: 0 } },
});
