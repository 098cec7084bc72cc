import { media, text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';
import { covered } from '../../parts/cover.css.ts';

const { color, space } = vars;

/** The lead story takes two thirds, the others stand in a column at its end. */
export const stories = style({
  display: 'grid',
  gap: space.s6,
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: {
    '&[data-alone]': { '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } } },
  },
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
  },
});
export const lead = style([covered, { display: 'grid', gap: space.s3, alignContent: 'start' }]);
export const leadPicture = style({ inlineSize: '100%', aspectRatio: '16 / 9' });
export const leadName = style({
  ...text('heading'),
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { fontSize: 'clamp(1.75rem, 10vw, 3rem)' } },
});
export const standfirst = style({ ...text('lead'), color: color.t2, textWrap: 'pretty' });
export const others = style({ display: 'grid', gap: space.s5, alignContent: 'start' });
export const other = style([
  covered,
  {
    display: 'grid',
    gap: space.s2,
    selectors: {
      'li + li > &': { borderBlockStart: `1px solid ${color.rule}`, paddingBlockStart: space.s4 },
    },
  },
]);
