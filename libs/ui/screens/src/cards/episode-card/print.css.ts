import { style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';
import { hairline } from '@foyer/ui/print/print.css';

const { color, space } = vars;

/** On phones the number stands above the title, so that the title has the width. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 120px) minmax(0, 1fr)',
  gridTemplateAreas: '"figure number" "figure words"',
  gridTemplateRows: 'auto 1fr',
  columnGap: space.s4,
  alignItems: 'start',
  paddingBlock: space.s4,
  borderBlockEnd: hairline,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: '60px 200px minmax(0, 1fr)',
      gridTemplateAreas: '"number figure words"',
      gridTemplateRows: 'auto',
      columnGap: space.s6,
      alignItems: 'center',
    },
  },
  selectors: {
    // The one to go on with stands on the mark, as what is on the air does.
    '&[data-current]': {
      background: color.mark,
      boxShadow: `-10px 0 ${color.mark}, 10px 0 ${color.mark}`,
    },
  },
});

export const number = style({
  ...text('numeral'),
  gridArea: 'number',
  fontSize: '1.75rem',
  color: color.accent,
  '@media': {
    [media.tablet]: { fontSize: vars.type.numeral.size },
    [media.forced]: { color: 'CanvasText' },
  },
});

export const figure = style({ gridArea: 'figure' });

export const picture = style({ inlineSize: '100%', aspectRatio: '200 / 114' });

export const words = style({ gridArea: 'words', minInlineSize: 0 });

export const title = style({
  ...text('cardTitle'),
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  paddingBlockEnd: '3px',
  overflowWrap: 'anywhere',
  selectors: { [`${row}[data-watched] &`]: { color: color.t3 } },
  '@media': { [media.tablet]: { fontSize: '1.5625rem' } },
});

/** One line; phones have no room for it. */
export const summary = style({
  ...text('body'),
  display: 'none',
  fontSize: '.9375rem',
  color: color.t2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.tablet]: { display: 'block' } },
});

export const facts = style({
  ...text('caption'),
  color: color.t3,
  // The quietest text may not stand on the mark.
  selectors: { [`${row}[data-current] &`]: { color: color.t2 } },
});
