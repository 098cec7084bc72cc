import { createVar, fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';

const { color, radius, size, space } = vars;

/** The banner's own colours; the label's stand in until the page is alive. */
export const own = {
  bg: createVar(),
  text: createVar(),
  buttonBg: createVar(),
  buttonText: createVar(),
};

const unroll = keyframes({ from: { clipPath: 'inset(0 0 100% 0)' } });

/** A strip over the whole page; its coming and change of colour take 500 ms. */
export const banner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space.s2} ${space.s6}`,
  paddingBlock: space.s2,
  paddingInline: `${size.gutterStart} ${size.gutterEnd}`,
  background: fallbackVar(own.bg, color.surface2),
  color: fallbackVar(own.text, color.t1),
  '@media': {
    [media.lively]: {
      animation: `${unroll} 500ms ${vars.easing.out}`,
      transition: 'background-color 500ms, color 500ms',
    },
    [media.forced]: { borderBlockEnd: '1px solid CanvasText' },
  },
});

export const words = style({ ...text('label'), fontWeight: '500', textWrap: 'balance' });

export const target = style({
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.touch,
  paddingInline: space.s5,
  borderRadius: radius.button,
  background: fallbackVar(own.buttonBg, color.action),
  color: fallbackVar(own.buttonText, color.onAction),
  '@media': {
    [media.lively]: { transition: 'background-color 500ms, color 500ms' },
    [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } },
    [media.forced]: { border: '1px solid ButtonText' },
  },
});
