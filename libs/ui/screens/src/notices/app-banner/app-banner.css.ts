import { keyframes, style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';

const { color, duration, easing, radius, shadow, size, space, z } = vars;

const arrive = keyframes({ from: { opacity: 0, translate: '0 12px' } });

/** A card over the foot of a phone's screen, above the tab bar, or at its top, below the bar that leads back. */
export const banner = style({
  position: 'fixed',
  zIndex: z.flyout,
  insetInline: space.s3,
  maxInlineSize: '480px',
  marginInline: 'auto',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.s3,
  padding: space.s3,
  background: color.surface2,
  borderRadius: radius.panel,
  boxShadow: shadow.panel,
  selectors: {
    '&[data-place="foot"]': { insetBlockEnd: `calc(${size.tabBar} + ${space.s3})` },
    '&[data-place="top"]': {
      insetBlockStart: `calc(env(safe-area-inset-top) + ${size.touch} + ${space.s6})`,
    },
  },
  '@media': {
    [media.lively]: { animation: `${arrive} ${duration.toast} ${easing.out}` },
    [media.low]: { position: 'relative', insetBlockEnd: 0 },
    [media.forced]: { border: '1px solid CanvasText' },
  },
});

/** As the app stands on a phone's screen. */
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '48px',
  blockSize: '48px',
  background: color.page,
  borderRadius: radius.card,
  boxShadow: shadow.pictureEdge,
});

export const title = style({ ...text('rowTitle'), textWrap: 'balance' });

export const line = style({ ...text('caption'), color: color.t2 });

export const open = style({ gridColumn: '1 / -1' });

export const close = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.touch,
  blockSize: size.touch,
  alignSelf: 'start',
  marginBlockStart: `calc(-1 * ${space.s1})`,
  borderRadius: radius.button,
  color: color.t2,
  cursor: 'pointer',
});
