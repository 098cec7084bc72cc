import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { rowCell } from '../../parts/card-row.css.ts';
import { covered } from '../../parts/cover.css.ts';

const { color, duration, easing, radius, space } = vars;

/** As many as their faces are wide, or six in the column; a phone shows a part of the next. */
export const row = styleVariants({
  round: {
    columnGap: space.s5,
    vars: { [rowCell]: '160px' },
  },
  square: {
    columnGap: space.s5,
    vars: { [rowCell]: '56vw' },
    '@media': {
      [media.tablet]: { vars: { [rowCell]: `calc((100% - 3 * ${space.s5}) / 4)` } },
      [media.desktop]: { vars: { [rowCell]: `calc((100% - 5 * ${space.s5}) / 6)` } },
    },
  },
});

const personBase = style([covered, { display: 'grid', alignContent: 'start' }]);
export const person = styleVariants({
  round: [
    personBase,
    { justifyItems: 'center', gap: space.s1, textAlign: 'center', borderRadius: radius.card },
  ],
  square: [personBase, { justifyItems: 'start', gap: '2px' }],
});

const faceBase = style({ inlineSize: '100%', aspectRatio: '1', marginBlockEnd: space.s3 });
export const face = styleVariants({
  round: [
    faceBase,
    {
      maxInlineSize: '160px',
      borderRadius: radius.round,
      transition: `transform ${duration.hover} ${easing.out}`,
      '@media': {
        [`${media.hover} and ${media.lively}`]: {
          selectors: { [`${covered}:hover > &`]: { transform: 'translateY(-6px)' } },
        },
      },
    },
  ],
  square: [
    faceBase,
    {
      filter: 'grayscale(1)',
      transition: 'filter 90ms linear',
      selectors: { [`${covered}:is(:hover, :focus-within) > &`]: { filter: 'none' } },
      '@media': { [media.calm]: { transition: 'none' } },
    },
  ],
});

export const name = style({
  ...text('cardTitle'),
  color: color.t1,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});

export const role = style({ ...text('caption'), color: color.t2, overflowWrap: 'anywhere' });

globalStyle(`${face.square} > picture`, { blockSize: '100%' });
