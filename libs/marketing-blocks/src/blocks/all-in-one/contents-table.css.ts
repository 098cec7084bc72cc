import { media, text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';
import { drawnWords } from '../../parts/print-columns.ts';

const { color, size, space, type } = vars;

/** Two columns of rows on a wide page. */
export const table = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: `calc(${size.cardGap} * 2)`,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const row = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.s1,
  paddingBlock: space.s4,
  borderBlockEnd: `1px solid ${color.hairline}`,
});

export const line = style({ display: 'flex', alignItems: 'baseline', gap: space.s3 });

export const name = style({
  ...text('title'),
  fontSize: `calc(${type.title.size} * .8)`,
  minInlineSize: 0,
  color: color.t1,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const drawn = style(drawnWords);

export const dots = style({
  // They give way to the words.
  flex: '1 1000 1.5rem',
  alignSelf: 'stretch',
  marginBlockEnd: '.45em',
  borderBlockEnd: `2px dotted ${color.inputBorder}`,
});

export const number = style({
  ...text('title'),
  fontSize: `calc(${type.title.size} * .8)`,
  color: color.accent,
});

export const note = style({ ...text('body'), color: color.t2, overflowWrap: 'anywhere' });
