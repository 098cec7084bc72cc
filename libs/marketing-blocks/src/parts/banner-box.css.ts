import { media, text, vars } from '@foyer/ui/theme/vars';
import { style, styleVariants } from '@vanilla-extract/css';
import { covered } from './cover.css.ts';
import { note, titleBase, way } from './banner.css.ts';

const { color, space } = vars;

export const boxTitle = styleVariants({
  small: [titleBase, { ...text('title') }],
  large: [
    titleBase,
    {
      ...text('heading'),
      '@media': { [media.phone]: { fontSize: 'clamp(1.75rem, 10vw, 3rem)' } },
    },
  ],
});

/** An advertisement in print: words beside a picture, between lines. */
export const box = style([
  covered,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space.s4,
    inlineSize: '100%',
    containerType: 'inline-size',
  },
]);
const inside = (columns: string) =>
  style({
    display: 'grid',
    gap: `${space.s3} ${space.s5}`,
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'end',
    '@container': { '(min-width: 26em)': { gridTemplateColumns: columns } },
  });
export const boxInside = {
  small: inside('minmax(0, 1fr) minmax(0, min(45%, 22rem))'),
  large: inside('minmax(0, 3fr) minmax(0, 4fr)'),
};
export const boxPicture = style({
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  '@container': { '(min-width: 26em)': { order: 1 } },
});
export const boxWords = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.s2,
  minInlineSize: 0,
  color: color.t1,
});
export const boxNote = style([note, { color: color.t2 }]);
export const boxWay = style([way, { color: color.accent }]);
