import { media, text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';
import { fitWords } from '../../parts/fit-words.ts';

const { color, size, space, type } = vars;

export const contents = style({
  display: 'grid',
  alignContent: 'start',
  minInlineSize: 0,
  borderBlockStart: `1px solid ${color.rule}`,
  '@media': {
    [media.desktop]: {
      position: 'absolute',
      inset: 0,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
  },
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: space.s3,
  inlineSize: '100%',
  minBlockSize: size.touch,
  padding: `${space.s3} ${space.s2}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
  color: color.t1,
  textAlign: 'start',
  cursor: 'pointer',
  outlineOffset: '-3px',
  selectors: { '&[aria-current]': { background: color.mark } },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-current])': { background: color.surface2 } } },
    [media.forced]: { selectors: { '&[aria-current]': { border: '2px solid Highlight' } } },
  },
});

export const number = style({ ...text('title'), color: color.accent });
/** The column that the longest word of a name has. */
export const words = style({ containerType: 'inline-size', minInlineSize: 0 });
export const name = style({
  ...text('rowTitle'),
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  display: 'block',
  selectors: fitWords(type.rowTitle.size),
});
