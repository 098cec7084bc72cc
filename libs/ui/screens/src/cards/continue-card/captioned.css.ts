import { style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';

const { color, space } = vars;

export const row = style({
  display: 'grid',
  // On phones the words need the width: no ordinary title breaks inside a word.
  gridTemplateColumns: 'minmax(0, 120px) minmax(0, 1fr)',
  columnGap: space.s4,
  alignItems: 'center',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 168px) minmax(0, 1fr)',
      columnGap: space.s5,
    },
  },
});

export const picture = style({ inlineSize: '100%', aspectRatio: '168 / 96' });

export const title = style({
  ...text('cardTitle'),
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  paddingBlockEnd: '3px',
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { fontSize: '1.25rem' } },
});

export const left = style({
  ...text('caption'),
  color: color.t3,
  marginBlockStart: space.s1,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});
