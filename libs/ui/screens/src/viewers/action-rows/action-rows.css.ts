import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing, media, text, vars } from '@foyer/ui/theme/vars';
import { draws } from '@foyer/ui/print/print.css';

const { color, duration, easing, space } = vars;

/** A row that is pressed as a whole. */
const base = style({
  cursor: 'pointer',
  transition: `background-color ${duration.press} ${easing.out}, color ${duration.press} ${easing.out}`,
  selectors: {
    ...focusRing,
    '&[aria-disabled="true"]': { color: color.t3, cursor: 'progress' },
    '&[data-closed]': { cursor: 'not-allowed' },
  },
  '@media': { [media.calm]: { transition: 'none' } },
});

/** A plate lights up; on paper its title is underlined, as everywhere there. */
export const pressed = styleVariants({
  plate: [
    base,
    {
      selectors: { '&:active:not([aria-disabled="true"])': { background: color.surface4 } },
      '@media': {
        [media.hover]: {
          selectors: {
            '&:hover:not(:active):not([aria-disabled="true"])': { background: color.surface3 },
          },
        },
      },
    },
  ],
  ruled: [base, draws],
});

export const value = style({
  ...text('body'),
  flex: '0 1 auto',
  minInlineSize: 0,
  color: color.t2,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});

export const chevron = style({ flex: 'none', display: 'grid', color: color.t3 });

/** In a narrow window the value stands under the words. */
export const wrapped = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s1} ${space.s4}`,
});
