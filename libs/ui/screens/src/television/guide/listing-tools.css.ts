import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, media, text, vars } from '@foyer/ui/theme/vars';
import { strongRule } from '@foyer/ui/print/print.css';

const { color, duration, easing, size, space, type } = vars;

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s6,
  minBlockSize: '62px',
  borderBlockEnd: strongRule,
});

export const filters = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s6,
  minInlineSize: 0,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  padding: '6px',
  margin: '-6px',
});

export const filter = style({
  ...text('label'),
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.touch,
  fontSize: '.9375rem',
  fontWeight: 500,
  color: color.t1,
  whiteSpace: 'nowrap',
  transition: `color ${duration.press} ${easing.out}`,
  selectors: {
    ...focusRing,
    '&[aria-current]': { color: color.accent },
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: '8px',
      blockSize: '2px',
      background: color.accent,
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: color.accent } } },
    [media.forced]: { selectors: { '&[aria-current]::after': { background: 'Highlight' } } },
  },
});

/** Phones turn channels by their marks. */
export const arrows = style({
  flex: 'none',
  display: 'none',
  alignItems: 'center',
  '@media': { [media.tablet]: { display: 'flex' } },
});

export const counter = style({
  // Figures of one width, so that the arrows stand still.
  fontFamily: type.cardTitle.family,
  fontSize: '.9375rem',
  marginInlineEnd: space.s6,
  color: color.t2,
  whiteSpace: 'nowrap',
});

export const arrow = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.touch,
  blockSize: size.touch,
  border: `1px solid ${color.rule}`,
  color: color.t1,
  transition: `background-color ${duration.press} ${easing.out}`,
  selectors: {
    ...focusRing,
    '& + &': { marginInlineStart: '-1px' },
    '&:focus-visible': { ...focusRing['&:focus-visible'], position: 'relative' },
    '&[aria-disabled="true"]': { color: color.inputBorder, cursor: 'default' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:not([aria-disabled="true"]):hover': { background: color.surface2 } },
    },
    [media.forced]: { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } },
  },
});
globalStyle(`${arrow}:dir(rtl) svg`, { transform: 'scaleX(-1)' });
