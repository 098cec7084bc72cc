import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';
import { fitWords } from '../../parts/fit-words.ts';

const { color, size, space, type } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s6,
  marginBlockStart: size.shelfGap,
  paddingBlock: `${space.s4} ${space.s6}`,
  borderBlockStart: `3px solid ${color.rule}`,
  borderBlockEnd: `1px solid ${color.rule}`,
  '@media': {
    [media.desktop]: {
      columnGap: space.s8,
      selectors: {
        '&:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
      },
    },
  },
});

export const words = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space.s4,
  minInlineSize: 0,
  containerType: 'inline-size',
});

export const heading = style({
  ...text('heading'),
  color: color.t1,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: fitWords(type.heading.size),
});
export const subtitle = style({
  ...text('lead'),
  color: color.t2,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

/** Between lines, as a result is printed. */
export const score = style({
  display: 'grid',
  gap: space.s2,
  inlineSize: '100%',
  paddingBlock: space.s3,
  borderBlock: `1px solid ${color.hairline}`,
});
/** The hour, and the day beside it. */
export const whistle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s4,
});
export const hour = style({
  ...text('display'),
  fontSize: 'clamp(4rem, 24cqi, 7rem)',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  color: color.accent,
});
export const day = style({ ...text('title'), color: color.t1, whiteSpace: 'nowrap' });

export const picture = style({ inlineSize: '100%', aspectRatio: '16 / 9' });
globalStyle(`${picture} :is(picture, img)`, { blockSize: '100%' });
