import { text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';
import { twoLines } from '../shared/ad.styles.ts';
import * as shared from '../shared/pause.styles.ts';
import { bareButton } from '../shared/skin.styles.ts';
import { captions, header, offers, root as skin } from './print.css.ts';
import { colors } from './print.colors.ts';
import { word } from './print.styles.ts';

const inlineSize = '22.5rem';
const ring = { outline: `3px solid ${colors.green}`, outlineOffset: '3px' } as const;

const compact = {
  gridTemplateColumns: '6rem minmax(0, 1fr) auto',
  gridTemplateRows: 'auto auto auto',
  gridTemplateAreas: '"law law close" "picture words words" "owner owner owner"',
  alignContent: 'start',
  columnGap: '.875rem',
  padding: '.25rem .25rem .625rem .875rem',
} as const;

/** A sheet of paper at the side, as high as the picture. */
export const root = style({
  position: 'absolute',
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"law close" "picture picture" "words words" "owner owner"',
  padding: '.6875rem 1.75rem 1.5rem',
  background: colors.sheet,
  color: colors.ink,
  colorScheme: 'light',
  inlineSize,
  insetBlock: '0 7rem',
  insetInlineEnd: 0,
  overflowY: 'auto',
  '@container': {
    ...shared.placed,
    [shared.upright]: { ...shared.placed[shared.upright], ...compact, insetBlockEnd: 'auto' },
    [shared.lying]: {
      ...shared.placed[shared.lying],
      ...compact,
      gridTemplateColumns: '4rem minmax(0, 1fr) auto',
    },
  },
});
shared.keepCaptionsClear(skin, root, captions, `calc(${inlineSize} + 2rem)`);
globalStyle(`${skin}:has(${root}) > :is(${header}, ${offers})`, {
  '@container': { [shared.roomy]: { insetInlineEnd: inlineSize } },
});

export const law = style({
  ...text('caption'),
  gridArea: 'law',
  alignSelf: 'center',
  margin: 0,
  color: colors.inkQuiet,
});
export const picture = style({
  ...shared.picture,
  gridArea: 'picture',
  marginBlockStart: '.75rem',
  '@container': {
    [shared.upright]: { marginBlockStart: 0, alignSelf: 'start' },
    [shared.lying]: { marginBlockStart: 0, alignSelf: 'start' },
  },
});
export const words = style({ gridArea: 'words', minInlineSize: 0 });
export const title = style({
  ...twoLines,
  fontFamily: vars.type.title.family,
  fontSize: '2.5rem',
  lineHeight: 1.15,
  letterSpacing: '-.02em',
  marginBlockStart: '.75rem',
  '@container': {
    [shared.upright]: { fontSize: '1.375rem', marginBlockStart: 0 },
    [shared.lying]: { fontSize: '1.25rem', marginBlockStart: 0 },
  },
});
export const copy = style({
  ...twoLines,
  fontFamily: vars.type.title.family,
  fontSize: '1.1875rem',
  fontStyle: 'italic',
  lineHeight: 1.45,
  WebkitLineClamp: 4,
  marginBlockStart: '.5rem',
  color: colors.inkQuiet,
  '@container': {
    [shared.upright]: { fontSize: '1rem', WebkitLineClamp: 2, marginBlockStart: '.25rem' },
    [shared.lying]: { display: 'none' },
  },
});
export const link = style({
  ...word,
  marginBlockStart: '1rem',
  fontWeight: 600,
  color: 'inherit',
  selectors: { '&:focus-visible': ring },
  '@container': {
    [shared.upright]: { marginBlockStart: 0 },
    [shared.lying]: { marginBlockStart: 0 },
  },
});
globalStyle(`${link} > span:first-child`, {
  paddingBlock: '.25rem',
  borderBlockEnd: `2px solid ${colors.green}`,
});
export const owner = style({
  ...text('caption'),
  gridArea: 'owner',
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  marginBlockStart: '1rem',
  paddingBlockStart: '.75rem',
  borderBlockStart: `1px solid ${colors.inkLine}`,
  color: colors.inkQuiet,
  overflowWrap: 'anywhere',
  '@container': {
    [shared.upright]: { marginBlockStart: '.375rem', paddingBlockStart: '.375rem' },
    [shared.lying]: { marginBlockStart: '.25rem', paddingBlockStart: '.25rem' },
  },
});
export const close = style({
  ...bareButton,
  gridArea: 'close',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  marginInlineEnd: '-.75rem',
  padding: 0,
  selectors: { '&:focus-visible': ring, '&:hover': { background: colors.wash } },
  '@container': {
    [shared.upright]: { marginInlineEnd: 0 },
    [shared.lying]: { marginInlineEnd: 0 },
  },
});
