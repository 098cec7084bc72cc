import { keyframes, style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';

const { color, duration, easing, radius, shadow, size, space, z } = vars;

const arrive = keyframes({ from: { opacity: 0, translate: '0 12px' } });

/** A card at the bottom right of the window; on phones over the tab bar. */
export const notice = style({
  position: 'fixed',
  zIndex: z.flyout,
  insetBlockEnd: `calc(${size.tabBar} + ${space.s4})`,
  insetInlineEnd: space.s4,
  inlineSize: `min(420px, 100vw - 2 * ${space.s4})`,
  display: 'flex',
  alignItems: 'center',
  gap: space.s4,
  flexWrap: 'wrap',
  paddingBlock: space.s3,
  paddingInline: `${space.s6} ${space.s3}`,
  background: color.surface2,
  borderRadius: radius.dialog,
  boxShadow: shadow.panel,
  '@media': {
    [media.lively]: { animation: `${arrive} ${duration.toast} ${easing.out}` },
    [media.low]: { position: 'static', margin: space.s4 },
    [media.forced]: { border: '1px solid CanvasText' },
  },
});

export const words = style({
  ...text('body'),
  flex: '1 1 14rem',
  fontSize: '.875rem',
  lineHeight: 1.43,
  color: color.t2,
  textWrap: 'pretty',
});

export const more = style({
  color: color.t1,
  textDecoration: 'underline',
  textDecorationColor: color.t3,
  textUnderlineOffset: '.25em',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecorationColor: 'currentcolor' } } },
  },
});
