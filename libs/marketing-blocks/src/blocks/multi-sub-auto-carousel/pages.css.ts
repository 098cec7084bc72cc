import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';
import { covered } from '../../parts/cover.css.ts';

const { color, space } = vars;

/** A picture, its caption beside it where there is room. */
export const page = style([
  covered,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space.s4} ${space.s6}`,
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
        alignItems: 'end',
      },
    },
  },
]);
export const plate = style({ inlineSize: '100%', aspectRatio: '16 / 9' });
globalStyle(`${plate} > picture`, { blockSize: '100%' });
export const caption = style({ display: 'grid', gap: space.s2, minInlineSize: 0 });
export const pageName = style({
  ...text('heading'),
  fontSize: 'clamp(1.5rem, 2.6vw, 2.25rem)',
  color: color.t1,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});
export const facts = style({ ...text('caption'), color: color.t2 });
export const summary = style({
  ...text('reading'),
  color: color.t2,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
});
