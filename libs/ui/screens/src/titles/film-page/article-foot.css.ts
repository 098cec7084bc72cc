import { globalStyle, style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';

const { color, size, space } = vars;

export const body = style({
  display: 'grid',
  gap: space.s7,
  marginBlockStart: space.s7,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) 300px',
      gridTemplateAreas: '"text side" "facts side"',
      gridTemplateRows: 'auto 1fr',
      columnGap: size.cardGap,
    },
    [media.desktop]: {
      gridTemplateColumns: '224px minmax(0, 1fr) 300px',
      gridTemplateAreas: '"facts text side"',
      gridTemplateRows: 'auto',
      columnGap: space.s8,
    },
  },
});

const area = (gridArea: string) => style({ '@media': { [media.tablet]: { gridArea } } });
export const side = area('side');
export const facts = area('facts');

/** Reading text, opened by a green letter of three lines. */
export const article = style([
  area('text'),
  {
    ...text('reading'),
    hyphens: 'auto',
    maxInlineSize: '40em',
  },
]);
globalStyle(`${article} p + p`, { marginBlockStart: space.s4 });
const initial = { color: color.accent, fontWeight: 400 } as const;
globalStyle(`${article} > p:first-child::first-letter`, {
  ...initial,
  float: 'inline-start',
  fontSize: '4.9em',
  lineHeight: 0.8,
  paddingInlineEnd: '.06em',
  marginBlockStart: '.06em',
});
globalStyle(`${article} > p:first-child::first-letter`, {
  '@supports': {
    '(initial-letter: 3)': {
      float: 'none',
      fontSize: 'inherit',
      lineHeight: 'inherit',
      paddingInlineEnd: 0,
      marginBlockStart: 0,
      marginInlineEnd: space.s2,
      initialLetter: '3',
    },
  },
});
