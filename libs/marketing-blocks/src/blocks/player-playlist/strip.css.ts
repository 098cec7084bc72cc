import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';
import { fitWords } from '../../parts/fit-words.ts';

const { color, duration, easing, radius, size, space, type } = vars;

export const strip = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.s1,
  minInlineSize: 0,
  padding: space.s3,
  '@media': {
    [media.desktop]: {
      position: 'absolute',
      inset: 0,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
  },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.s3,
  inlineSize: '100%',
  minBlockSize: size.touch,
  padding: space.s2,
  borderRadius: radius.card,
  color: color.t2,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background-color ${duration.hover} ${easing.out}`,
  selectors: {
    '&[aria-current]': {
      background: color.surface3,
      color: color.t1,
      boxShadow: `inset 3px 0 0 ${color.accent}`,
    },
  },
  '@media': {
    [media.phone]: { gridTemplateColumns: '72px minmax(0, 1fr)' },
    [media.hover]: { selectors: { '&:hover': { background: color.surface2, color: color.t1 } } },
    [media.forced]: { selectors: { '&[aria-current]': { border: '2px solid Highlight' } } },
  },
});

export const thumb = style({
  aspectRatio: '104 / 58',
  borderRadius: radius.thumb,
  background: color.surface2,
});
export const picture = style({ inlineSize: '100%', blockSize: '100%', borderRadius: 'inherit' });
globalStyle(`${picture} :is(picture, img)`, { blockSize: '100%', objectFit: 'cover' });

/** The column that the longest word of a name has. */
export const words = style({ containerType: 'inline-size', minInlineSize: 0 });
export const name = style({
  ...text('cardTitle'),
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  display: 'block',
  selectors: fitWords(type.cardTitle.size, { percent: '.84cqi' }),
});
