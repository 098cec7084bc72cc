import { keyframes, style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';
import { column, inkButton, rule } from '@foyer/ui/print/print.css';

const { color, duration, easing, size, space, z } = vars;

const unroll = keyframes({ from: { clipPath: 'inset(100% 0 0 0)' } });

/** A strip of paper over the window's bottom edge, between rules. */
export const notice = style({
  position: 'fixed',
  zIndex: z.flyout,
  insetInline: 0,
  insetBlockEnd: size.tabBar,
  background: color.page,
  borderBlock: rule,
  '@media': {
    [media.lively]: { animation: `${unroll} ${duration.toast} ${easing.out}` },
    [media.low]: { position: 'static' },
  },
});

export const line = style([
  column,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.s3} ${size.cardGap}`,
    paddingBlock: space.s3,
  },
]);

export const words = style({
  ...text('body'),
  flex: '1 1 16rem',
  fontSize: '.875rem',
  lineHeight: 1.43,
  textWrap: 'pretty',
});

export const more = style({
  textDecoration: 'underline',
  textDecorationColor: color.accent,
  textDecorationThickness: '2px',
  textUnderlineOffset: '.25em',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.accent } } } },
});

export const accept = style([inkButton, { minBlockSize: size.touch, fontSize: '.9375rem' }]);
