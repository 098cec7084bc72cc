import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/type.ts';

const { color, duration, easing, radius, size, space } = vars;

/** A link among words: their type and colour, and a line under it. */
export const inline = style({
  color: 'inherit',
  borderRadius: radius.age,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.25em',
  transition: `color ${duration.press} ${easing.out}`,
  selectors: { ...focusRing, '&:active': { color: color.accent } },
  '@media': { [media.hover]: { selectors: { '&:hover:not(:active)': { color: color.accent } } } },
});

/** Out of force, whether it keeps its place in the order of focus or not. */
const off = '[aria-disabled="true"], :disabled';

const word = style({
  ...text('label'),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  borderRadius: radius.badge,
  cursor: 'pointer',
  transition: `color ${duration.press} ${easing.out}`,
  selectors: {
    ...focusRing,
    [`&:is(${off})`]: { color: color.t3, cursor: 'not-allowed' },
  },
});

/** A word that stands by itself and is pressed. */
export const standing = styleVariants({
  box: [
    word,
    {
      minBlockSize: size.touch,
      // Room for the ring, without a step out of the column.
      paddingInline: space.s3,
      marginInline: `calc(-1 * ${space.s3})`,
      color: color.t2,
      selectors: { [`&:active:not(${off})`]: { color: color.accent } },
      '@media': {
        [media.hover]: {
          selectors: { [`&:hover:not(:active, ${off})`]: { color: color.t1 } },
        },
      },
    },
  ],
  line: [
    word,
    {
      color: color.t1,
      paddingBlockEnd: '1px',
      borderBlockEnd: `2px solid ${color.accent}`,
      selectors: {
        // The line stays a line; the finger gets its 44 px.
        '&::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: '-10px' },
        [`&:is(${off})`]: { borderColor: color.hairline },
        [`&:active:not(${off})`]: { color: color.accentHover },
      },
      '@media': {
        [media.hover]: {
          selectors: { [`&:hover:not(:active, ${off})`]: { color: color.accent } },
        },
      },
    },
  ],
});
