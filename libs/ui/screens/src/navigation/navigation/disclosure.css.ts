import { keyframes, style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';
import { hairline } from '@foyer/ui/print/print.css';

const { color, duration, easing, size, space, z } = vars;

const unroll = keyframes({ from: { clipPath: 'inset(0 0 100% 0)' } });

export const holder = style({ position: 'relative', display: 'flex' });

/** A white sheet with an edge of ink. */
export const links = style({
  position: 'absolute',
  zIndex: z.flyout,
  insetBlockStart: 'calc(100% + 8px)',
  insetInlineEnd: 0,
  minInlineSize: '200px',
  maxBlockSize: '70vh',
  overflowY: 'auto',
  background: color.dialog,
  border: `1px solid ${color.rule}`,
  paddingInline: space.s5,
  '@media': {
    [media.lively]: { animation: `${unroll} ${duration.popover} ${easing.out}` },
  },
});

export const link = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.touch,
  borderBlockEnd: hairline,
  whiteSpace: 'nowrap',
  selectors: {
    'li:last-child > &': { borderBlockEnd: 0 },
    '&:active': { color: color.accentHover },
    '&[aria-current]': {
      color: color.accent,
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '4px',
    },
  },
  '@media': { [media.hover]: { selectors: { '&:hover:not(:active)': { color: color.accent } } } },
});
