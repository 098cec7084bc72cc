import { media, text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';
import { covered } from '../../parts/cover.css.ts';

const { color, space } = vars;

/** A chart in columns, read down each. */
export const chart = style({
  display: 'grid',
  columnGap: space.s7,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const place = style([
  covered,
  {
    display: 'grid',
    gridTemplateColumns: '2.25em 56px minmax(0, 1fr)',
    alignItems: 'center',
    gap: space.s3,
    blockSize: '100%',
    paddingBlock: space.s3,
    borderBlockEnd: `1px solid ${color.hairline}`,
  },
]);
export const rank = style({ ...text('displaySmall'), color: color.t1, lineHeight: '1' });
export const thumb = style({ inlineSize: '56px', aspectRatio: '1' });
