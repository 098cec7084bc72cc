import { style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';

const { color, duration, easing, radius, size, space, z } = vars;

/** Room for the ring of focus, inside the box that clips the row. */
const ringRoom = '6px';

/** Sticks under whatever bar the page has at its top; runs over the gutters, so that nothing shows beside it. */
export const bar = style({
  position: 'sticky',
  zIndex: z.sticky,
  insetBlockStart: size.topBar,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s4,
  paddingBlock: space.s2,
  paddingInline: `${size.gutterStart} ${size.gutterEnd}`,
  background: color.page,
  '@media': {
    // Type may be large, and the window narrow.
    [media.phone]: { flexWrap: 'wrap', columnGap: space.s1, rowGap: 0 },
    [media.low]: { position: 'static' },
  },
});

export const gutters = style({ paddingInline: `${size.gutterStart} ${size.gutterEnd}` });

export const results = style([gutters, { marginBlockStart: space.s4 }]);

const row = style({ alignItems: 'center', gap: space.s2, minInlineSize: 0 });

/** The chips of wider windows; more of them than fit scroll. */
export const chips = style([
  row,
  {
    display: 'none',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    padding: ringRoom,
    margin: `-${ringRoom}`,
    '@media': { [media.tablet]: { display: 'flex' } },
  },
]);

/** What a phone has in their place. */
export const opener = style([
  row,
  { display: 'flex', '@media': { [media.tablet]: { display: 'none' } } },
]);

export const chip = style({
  ...text('label'),
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  blockSize: '40px',
  paddingInline: space.s4,
  fontSize: '.9375rem',
  fontWeight: '500',
  whiteSpace: 'nowrap',
  background: color.surface2,
  color: color.t1,
  borderRadius: radius.button,
  transition: `background-color ${duration.press} ${easing.out}`,
  selectors: {
    // 40 px to the eye, 44 px to the finger.
    '&::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: '-2px' },
    '&:active, &[aria-expanded="true"]': { background: color.surface4 },
    '&[data-chosen]': { background: color.t1, color: color.page },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:active):not([data-chosen], [aria-expanded="true"])': {
          background: color.surface3,
        },
      },
    },
    [media.forced]: {
      border: '1px solid ButtonText',
      selectors: {
        '&[data-chosen]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

export const words = style({ display: 'flex', alignItems: 'center', gap: space.s2 });

export const count = style({ fontWeight: '700', fontVariantNumeric: 'tabular-nums' });

/** The order: a word at the row's end. */
export const sortWord = style([
  chip,
  {
    paddingInline: space.s3,
    marginInlineEnd: `calc(-1 * ${space.s3})`,
    background: 'transparent',
    color: color.t2,
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([aria-expanded="true"])': { color: color.t1, background: 'transparent' },
        },
      },
    },
  },
]);

export const reset = style({
  ...text('label'),
  flex: 'none',
  minBlockSize: size.touch,
  paddingInline: space.s3,
  fontSize: '.9375rem',
  fontWeight: '500',
  color: color.t2,
  borderRadius: radius.button,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.t1 } } } },
});
