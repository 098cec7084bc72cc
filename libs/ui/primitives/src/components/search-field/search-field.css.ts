import { style, styleVariants } from '@vanilla-extract/css';
import { media, text, vars } from '../../theme/style.ts';

const { color, duration, easing, radius, size, space } = vars;

const line = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  borderBlockEnd: `2px solid ${color.inputBorder}`,
  transition: `border-color ${duration.press} ${easing.out}`,
  selectors: { '&:focus-within': { borderColor: color.inputFocus } },
  '@media': {
    [media.forced]: { selectors: { '&:focus-within': { borderColor: 'Highlight' } } },
  },
});

/** A line and no box: lit when one types, or as wide as a headline. */
export const field = styleVariants({
  box: [line, { minBlockSize: '64px' }],
  line: [line, { minBlockSize: '76px' }],
});

export const sign = style({ display: 'grid', flex: 'none', color: color.t2 });

const entry = style({
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  alignSelf: 'stretch',
  appearance: 'none',
  background: 'transparent',
  border: 0,
  borderRadius: 0,
  color: color.t1,
  selectors: {
    // The line under it shows the focus, whichever sheet comes last.
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: color.t3, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const input = styleVariants({
  box: [entry, { ...text('body'), fontSize: 'min(1.5rem, 5.5vw)', fontWeight: '500' }],
  line: [
    entry,
    {
      ...text('title'),
      fontSize: 'min(2.5rem, 6.9vw)',
      letterSpacing: '-.03em',
      lineHeight: 1.2,
    },
  ],
});

export const button = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.touch,
  blockSize: size.touch,
  marginInlineEnd: '-10px',
  color: color.t2,
  borderRadius: radius.round,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.t1 } } } },
});
