import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing, media, text, vars } from '../../theme/style.ts';

const { color, duration, easing, radius, space } = vars;

/** In a narrow window what is at the end of a row stands under its words. */
export const place = style({
  position: 'relative',
  flexWrap: 'wrap',
  '@media': { [media.tablet]: { flexWrap: 'nowrap' } },
});

/** Beside the picture, unless hardly a word would fit there. */
export const words = style({
  flex: '1 1 8rem',
  minInlineSize: 0,
  display: 'grid',
  justifyItems: 'start',
  gap: space.s1,
  overflowWrap: 'anywhere',
});

const picture = style({
  flex: 'none',
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.card,
});

export const pictures = styleVariants({
  wide: [picture, { inlineSize: 'clamp(6.5rem, 24vw, 10.5rem)', aspectRatio: '168 / 96' }],
  square: [picture, { inlineSize: '3.5rem', aspectRatio: '1' }],
  card: [picture, { inlineSize: 'clamp(5.5rem, 20vw, 8rem)', aspectRatio: '176 / 132' }],
});

export const art = style({ position: 'absolute', inset: 0 });

/** Still there to be put back. */
export const fadedPicture = style({ opacity: 0.5 });

/** Words of what is faded keep their contrast. */
export const name = style({
  ...text('rowTitle'),
  color: color.t1,
  selectors: { '[data-faded] > &': { color: color.t2 } },
});

export const kicker = style({ ...text('label'), color: color.accent });

/** The words lead somewhere, and the whole row hears it; its button lies above. */
export const link = style({
  textAlign: 'start',
  transition: `color ${duration.press} ${easing.out}`,
  selectors: {
    ...focusRing,
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:active': { color: color.accentHover },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:active)': { color: color.accent } } },
    [media.calm]: { transition: 'none' },
  },
});

export const press = style({ cursor: 'pointer' });

/** Text of the service may hold lines of its own. */
export const line = style({ whiteSpace: 'pre-line', maxInlineSize: '42rem', textWrap: 'pretty' });

export const value = style({
  ...text('body'),
  flex: 'none',
  color: color.t1,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  marginInlineStart: 'auto',
  paddingInlineStart: space.s2,
});

export const action = style({
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  marginInlineStart: 'auto',
});
