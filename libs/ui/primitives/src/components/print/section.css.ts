import { globalStyle, style } from '@vanilla-extract/css';
import { media, text, vars } from '../../theme/style.ts';
import { strongRule } from './print.css.ts';

const { color, size, space } = vars;

/** Room above a section. */
export const outer = style({ marginBlockStart: size.shelfGap });

/** A section of the page: a heavy rule, 12 px, a heading. */
export const section = style({
  borderBlockStart: strongRule,
  paddingBlockStart: '12px',
});

/** The line of a section that holds its heading, note, link and arrows. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s4,
  rowGap: space.s2,
  marginBlockEnd: size.headGap,
});

export const heading = style({
  ...text('title'),
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  // On phones a long heading breaks before the link does.
  '@media': { [media.phone]: { flex: '1 1 0' } },
});

export const note = style({
  ...text('caption'),
  fontSize: '.875rem',
  color: color.t3,
  '@media': { [media.phone]: { order: 1, flexBasis: '100%' } },
});

/** What stands at the end of a section's head. */
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'center',
  gap: space.s4,
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { alignSelf: 'start' } },
});

/** The green word that leads to all of a section. */
export const more = style({
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  minBlockSize: size.touch,
  marginBlock: '-10px',
  color: color.accent,
  whiteSpace: 'nowrap',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.accentHover } } } },
});
/** On phones a head has room for one word. */
export const long = style({ '@media': { [media.phone]: { display: 'none' } } });
export const short = style({ '@media': { [media.tablet]: { display: 'none' } } });
globalStyle(`${more} svg`, { flex: 'none' });
