import { globalStyle, style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';
import { fitWords } from '@foyer/ui/print/fit';
import { hairline, rule } from '@foyer/ui/print/print.css';

const { color, size, space } = vars;

export const hero = style({
  '@media': { [media.tablet]: { paddingBlockStart: '32px' } },
});

export const lead = style({
  display: 'grid',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)',
      columnGap: size.cardGap,
    },
    // 756 and 360 of 1152, as a page of twelve columns gives 8 to the picture and 4 to the words.
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 756fr) minmax(0, 360fr)' },
  },
});

export const figure = style({
  '@media': {
    [media.phone]: { marginInline: `calc(-1 * ${size.gutterStart}) calc(-1 * ${size.gutterEnd})` },
  },
});

export const picture = style({
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  '@media': { [media.tablet]: { aspectRatio: '756 / 504' } },
});

export const credit = style({
  ...text('caption'),
  color: color.t3,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s4,
  paddingBlockStart: space.s2,
  // On phones the other leads stand below as stories, and the picture meets the words.
  '@media': { [media.phone]: { display: 'none' } },
});

export const turner = style({
  display: 'flex',
  alignItems: 'center',
  marginBlock: '-12px',
  marginInlineEnd: '-12px',
  flex: 'none',
});

/** Figures of one width, so that turning moves nothing. */
export const counter = style({
  fontFamily: vars.type.reading.family,
  fontSize: '.875rem',
  color: color.t2,
  whiteSpace: 'nowrap',
});

export const arrow = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.touch,
  blockSize: size.touch,
  color: color.t1,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.accent } } } },
});

export const words = style({
  containerType: 'inline-size',
  '@media': { [media.phone]: { paddingBlockStart: space.s5 } },
});

export const title = style({
  ...text('heading'),
  marginBlockStart: space.s2,
  overflowWrap: 'break-word',
  selectors: fitWords(vars.type.heading.size),
  '@media': { [media.desktop]: { marginBlockStart: space.s4 } },
});

export const standfirst = style({
  ...text('lead'),
  color: color.lead,
  marginBlockStart: space.s4,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 8,
  overflow: 'hidden',
});

export const byline = style({
  fontFamily: vars.type.body.family,
  fontSize: '.875rem',
  lineHeight: 1.57,
  color: color.t2,
  marginBlockStart: space.s5,
  '@media': {
    [media.tablet]: { borderBlockStart: hairline, paddingBlockStart: '14px' },
  },
});
globalStyle(`${byline} p::first-letter`, { textTransform: 'uppercase' });
globalStyle(`${byline} b`, { fontWeight: 600, color: color.t1 });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '22px',
  rowGap: space.s4,
  marginBlockStart: space.s6,
});

export const stories = style({
  display: 'grid',
  borderBlockStart: rule,
  marginBlockStart: space.s6,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', marginBlockStart: '32px' },
  },
});

export const story = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 104px',
  columnGap: space.s5,
  paddingBlock: '14px',
  borderBlockEnd: hairline,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: space.s3,
      paddingBlock: '18px 0',
      paddingInline: space.s6,
      borderBlockEnd: 0,
      borderInlineEnd: hairline,
      alignContent: 'start',
      selectors: {
        '&:first-child': { paddingInlineStart: 0 },
        '&:last-child': { borderInlineEnd: 0 },
      },
    },
    [media.desktop]: { gridTemplateColumns: '132px minmax(0, 1fr)' },
  },
});

export const storyPicture = style({
  inlineSize: '104px',
  aspectRatio: '1',
  '@media': {
    [media.phone]: { gridColumn: 2, gridRow: 1 },
    [media.tablet]: { inlineSize: '100%', maxInlineSize: '132px', aspectRatio: '132 / 100' },
  },
});

export const storyTitle = style({
  ...text('rowTitle'),
  fontWeight: 400,
  fontSize: '1.5625rem',
  letterSpacing: '-.02em',
  marginBlockStart: '2px',
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  paddingBlockEnd: '3px',
  overflowWrap: 'anywhere',
});

export const storyText = style({
  fontFamily: vars.type.body.family,
  fontSize: '.875rem',
  lineHeight: 1.43,
  color: color.t2,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 5,
  overflow: 'hidden',
});
