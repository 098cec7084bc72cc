import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing, media, text, vars } from '../../theme/style.ts';

const { color, duration, easing, radius, size, space } = vars;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s6,
  minBlockSize: size.touch,
  marginBlockEnd: space.s2,
});

export const heading = style({ ...text('kicker'), color: color.t2 });

export const items = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2 });

const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minBlockSize: '40px',
  overflowWrap: 'anywhere',
  selectors: {
    ...focusRing,
    // 40 px to the eye, 44 px to the finger.
    '&::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: '-2px' },
  },
});

/** A pill, or a word in the serif with a quiet line under it. */
export const chips = styleVariants({
  box: [
    chip,
    {
      ...text('label'),
      paddingInline: space.s4,
      fontSize: '.9375rem',
      fontWeight: '500',
      background: color.surface2,
      borderRadius: radius.button,
      transition: `background-color ${duration.press} ${easing.out}`,
      selectors: { '&:active': { background: color.surface4 } },
      '@media': {
        [media.hover]: { selectors: { '&:hover:not(:active)': { background: color.surface3 } } },
        [media.forced]: { border: '1px solid LinkText' },
      },
    },
  ],
  line: [
    chip,
    {
      ...text('cardTitle'),
      marginInlineEnd: space.s4,
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textDecorationColor: color.inputBorder,
      textUnderlineOffset: '5px',
      selectors: { '&:active': { color: color.accentHover } },
      '@media': {
        [media.hover]: {
          selectors: {
            '&:hover:not(:active)': { color: color.accent, textDecorationColor: color.accent },
          },
        },
      },
    },
  ],
});
