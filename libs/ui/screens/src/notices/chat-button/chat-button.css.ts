import { keyframes, style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';
import { floatingButton } from '@foyer/ui/scroll-to-top/floating-button';

const { color, duration, easing, radius, shadow, size, space, z } = vars;

const appear = keyframes({ from: { opacity: 0, translate: '0 8px' } });
const breathe = keyframes({ '50%': { color: color.t3 } });

/** What a banner at the foot of a phone's screen takes. */
const bannerRoom = '96px';

/** At the start of the page's foot: notices, and the way to the top, stand at its end, toasts at its top. */
export const place = style({
  position: 'fixed',
  zIndex: z.sticky,
  insetInlineStart: size.gutterStart,
  insetBlockEnd: `calc(${size.tabBar} + ${space.s5})`,
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  // The way to the top stands at the other end.
  maxInlineSize: `calc(100vw - ${size.gutterStart} - ${size.gutterEnd} - 48px - ${space.s3})`,
  pointerEvents: 'none',
  selectors: {
    '&[data-raised]': { insetBlockEnd: `calc(${size.tabBar} + ${space.s5} + ${bannerRoom})` },
  },
  '@media': { [media.lively]: { animation: `${appear} ${duration.panel} ${easing.out}` } },
});

export const button = style([
  floatingButton,
  {
    flex: 'none',
    pointerEvents: 'auto',
    selectors: { '&[aria-disabled]': { cursor: 'progress' } },
    '@media': {
      [media.lively]: {
        selectors: { '&[aria-disabled]': { animation: `${breathe} 1.2s ${easing.out} infinite` } },
      },
    },
  },
]);

/** Beside the button, where it has something to say. */
export const words = style({
  ...text('label'),
  fontSize: '.875rem',
  color: color.t1,
  background: color.surface2,
  borderRadius: radius.panel,
  boxShadow: shadow.panel,
  pointerEvents: 'auto',
  textWrap: 'balance',
  selectors: { '&:not(:empty)': { paddingBlock: space.s2, paddingInline: space.s4 } },
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});
