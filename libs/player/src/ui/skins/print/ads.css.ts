import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';
import * as shared from '../shared/ad.styles.ts';
import * as captionStyles from '../shared/caption.styles.ts';
import { bareButton, darkAbove } from '../shared/skin.styles.ts';
import { volume as barVolume } from './bar.css.ts';
import { colors } from './print.colors.ts';
import { header, root, titles } from './print.css.ts';
import { narrow } from './print.styles.ts';

/** A phone that lies: the strip stands beside the picture. */
const lying = '(min-width: 37.51rem) and (max-height: 30rem)';
/** Narrower than the strip: what stands in it is under the picture, in one column. */
const upright = `${shared.upright} or ((max-width: 47.99rem) and (min-height: 30.01rem))`;
const wide = '(min-width: 48rem) and (min-height: 30.01rem)';
/** Where words are under each other. */
const column = '(max-width: 47.99rem) or (max-height: 30rem)';

/** With room for the volume beside the words. */
const roomy = '(min-width: 85.01rem)';

const strip = '10.5rem';
const side = '16rem';

const onColumn = <const Rules extends object>(rules: Rules) => ({
  '@container': { [column]: rules },
});

globalStyle(`${root}[data-break]`, {
  display: 'grid',
  gridTemplateColumns: '11.875rem minmax(0, 1fr) 11.875rem 17.5rem',
  gridTemplateRows: `auto minmax(0, 1fr) ${strip}`,
  gridTemplateAreas: '"head head bar bar" ". . . ." "mark details left offer"',
  '@container': {
    [`${wide} and ${narrow}`]: {
      gridTemplateColumns: '7rem minmax(0, 1fr) 7rem 11rem',
      gridTemplateAreas: '"head head head bar" ". . . ." "mark details left offer"',
    },
    [upright]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: `${shared.uprightPicture} auto minmax(0, 1fr)`,
      gridTemplateAreas: '"head" "label" "details"',
    },
    [lying]: {
      gridTemplateColumns: `minmax(0, 1fr) auto ${side}`,
      gridTemplateRows: 'auto minmax(0, 1fr)',
      gridTemplateAreas: '"head bar label" ". . details"',
    },
  },
});
shared.takePresses(root);

globalStyle(`${root}[data-break] > ${header}`, {
  position: 'static',
  gridArea: 'head',
  alignSelf: 'start',
  // Words that are longer than two columns begin before them.
  padding: '1.5rem 5rem 1.5rem 2rem',
  '@container': { [roomy]: { paddingInlineEnd: '10rem' }, [column]: { padding: '.375rem 1rem' } },
});

globalStyle(`${root}[data-break] > ${header} > ${titles}`, { flexDirection: 'column' });
globalStyle(`${root}[data-break] > ${header} > ${titles} > p`, { alignSelf: 'flex-start' });

export const controls = style(shared.controls);

export const scrim = style({
  ...shared.scrim,
  backgroundImage: darkAbove,
  '@container': {
    [wide]: { insetBlockEnd: strip },
    [upright]: { insetBlockEnd: 'auto', blockSize: shared.uprightPicture },
    [lying]: { insetInlineEnd: side },
  },
});

/** A cell of the strip. */
const cell = {
  boxSizing: 'border-box',
  margin: 0,
  padding: '1.5rem 1.75rem',
  background: colors.sheet,
  color: colors.ink,
  colorScheme: 'light',
  pointerEvents: 'auto',
} as const;
const dark = { background: colors.ink, color: colors.white, colorScheme: 'dark' } as const;
const figures = {
  fontFamily: vars.type.title.family,
  fontVariantNumeric: 'lining-nums tabular-nums',
  fontWeight: 300,
  lineHeight: 1,
  letterSpacing: '-.055em',
} as const;

export const label = style({
  display: 'contents',
  ...onColumn({
    ...cell,
    ...dark,
    gridArea: 'label',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '.5rem 1rem',
    padding: '.75rem 1rem',
  }),
});
export const mark = style({
  ...cell,
  ...dark,
  gridArea: 'mark',
  '@container': { [narrow]: { padding: '1rem' }, [column]: { padding: 0 } },
});
export const word = style({
  ...text('label'),
  display: 'block',
  fontWeight: 600,
  fontSize: '1.125rem',
});
export const count = style({
  ...figures,
  display: 'block',
  marginBlockStart: '.75rem',
  fontSize: '2.375rem',
  '@container': { [narrow]: { fontSize: '1.75rem', marginBlockStart: '.375rem' } },
});
export const left = style({
  ...cell,
  gridArea: 'left',
  borderInlineStart: `1px solid ${colors.inkLine}`,
  '@container': {
    [narrow]: { padding: '1rem' },
    [column]: { ...dark, border: 0, padding: 0, textAlign: 'end' },
  },
});
export const leftTime = style({
  ...figures,
  display: 'block',
  color: colors.green,
  fontSize: '3.5rem',
  '@container': { [narrow]: { fontSize: '2.25rem' }, [column]: { color: colors.value } },
});
export const leftWords = style({
  ...text('caption'),
  color: colors.inkQuiet,
  ...onColumn({ color: colors.quiet }),
});

export const details = style({
  display: 'contents',
  ...onColumn({
    ...cell,
    gridArea: 'details',
    display: 'flex',
    flexDirection: 'column',
    gap: '.5rem',
    minBlockSize: 0,
    overflowY: 'auto',
    padding: '.75rem 1rem',
  }),
});
export const info = style({
  ...cell,
  gridArea: 'details',
  paddingBlock: '1.125rem 0',
  minInlineSize: 0,
  '@container': { [narrow]: { padding: '.75rem 1rem 0' }, [column]: { padding: 0 } },
});
shared.shortenPicture(controls, wide, { blockSize: `calc(100% - ${strip})` });
shared.shortenPicture(controls, upright, { blockSize: shared.uprightPicture });
shared.shortenPicture(controls, lying, { inlineSize: `calc(100% - ${side})` });

export const title = style({
  fontFamily: vars.type.title.family,
  fontSize: '2rem',
  lineHeight: 1.2,
  letterSpacing: '-.012em',
  margin: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container': {
    [narrow]: { fontSize: '1.5rem' },
    [column]: { ...shared.twoLines, whiteSpace: 'normal' },
  },
});
export const facts = style({
  ...text('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '.75rem',
  color: colors.inkQuiet,
});
export const owner = style({ ...shared.twoLines, fontWeight: 600 });
export const token = style({ margin: 0, overflowWrap: 'anywhere' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1.75rem',
  '@container': { [narrow]: { columnGap: '1.25rem' } },
});

const ring = { outline: `3px solid ${colors.green}`, outlineOffset: '2px' } as const;

/** A word to press, on the sheet. */
export const link = style({
  ...text('label'),
  ...bareButton,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.5rem',
  minBlockSize: vars.size.touch,
  padding: 0,
  fontWeight: 600,
  textDecorationLine: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '4px',
  textDecorationColor: colors.green,
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': ring },
});
export const linkWord = style({});

export const about = style({
  position: 'relative',
  selectors: { '&:has(section)': onColumn({ flex: '1 1 100%' }) },
});
export const sheet = style({
  ...text('caption'),
  boxSizing: 'border-box',
  zIndex: 1,
  position: 'absolute',
  insetBlockEnd: '100%',
  insetInlineStart: 0,
  inlineSize: '22rem',
  padding: '1rem 1.25rem',
  border: `1px solid ${colors.ink}`,
  background: colors.sheet,
  ...onColumn({ position: 'static', inlineSize: '100%' }),
});
export const sheetHeading = style({
  fontFamily: vars.type.title.family,
  fontSize: '1.1875rem',
  fontWeight: 500,
  margin: 0,
});
export const sheetText = style({ marginBlock: '.375rem .75rem', color: colors.inkQuiet });
export const sheetFacts = style({ margin: 0, display: 'grid', rowGap: '.25rem' });
shared.factsOf(sheetFacts, colors.inkQuiet);

export const offer = style({
  ...cell,
  gridArea: 'offer',
  borderInlineStart: `1px solid ${colors.inkLine}`,
  display: 'flex',
  flexDirection: 'column',
  gap: '.25rem',
  '@container': {
    [narrow]: { padding: '1rem' },
    // The way past it stays in sight, where that leaves room for the rest.
    [column]: { border: 0, padding: 0, position: 'sticky', insetBlockEnd: '-.75rem' },
    '(max-height: 24rem)': { position: 'static' },
  },
});
export const skip = style({ selectors: { '&:empty': { display: 'none' } } });
const skipBox = {
  ...text('label'),
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: '50px',
  margin: 0,
  padding: '.5rem 1rem',
  display: 'grid',
  placeItems: 'center',
  textAlign: 'center',
  fontWeight: 600,
} as const;
/** A green line at its foot grows. */
export const skipWait = style({
  ...skipBox,
  color: colors.ink,
  background: `linear-gradient(to right, ${colors.green} calc(var(--gone) * 100%), transparent 0) bottom / 100% 3px no-repeat ${colors.wash}`,
});
export const skipButton = style({
  ...skipBox,
  ...bareButton,
  padding: '.5rem 1rem',
  background: colors.ink,
  color: colors.white,
  selectors: { '&:focus-visible': ring },
});
export const adFree = style({
  ...text('caption'),
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  color: colors.inkQuiet,
  textUnderlineOffset: '3px',
  selectors: { '&:focus-visible': ring, '&:hover': { color: colors.ink } },
});

/** Lies on the lower edge of the picture. */
export const progress = style({
  ...shared.progress,
  gridColumn: '1 / -1',
  gridRow: '2',
  alignSelf: 'end',
  gap: '4px',
  // Seen between a white picture and the white strip as well.
  paddingBlock: '4px',
  background: colors.ink,
  '@container': {
    [upright]: { gridRow: '1' },
    [lying]: { gridColumn: '1 / 3' },
  },
});
export const progressPart = style({
  ...shared.progressPart,
  blockSize: '4px',
  background: colors.track,
  '@media': { [media.forced]: { outline: '1px solid CanvasText' } },
});
export const progressGone = style({
  ...shared.progressGone,
  background: colors.value,
  '@media': { [media.forced]: { background: 'Highlight' } },
});

export const bar = style({
  gridArea: 'bar',
  alignSelf: 'start',
  justifySelf: 'end',
  display: 'flex',
  alignItems: 'center',
  gap: '1.25rem',
  padding: '1.25rem 2rem',
  '@container': {
    [narrow]: { gap: '.25rem' },
    [column]: { padding: '.375rem .5rem' },
    // The title has the whole width above.
    [upright]: {
      gridArea: 'head',
      alignSelf: 'end',
      marginBlockEnd: '4px',
      padding: '0 .25rem',
      background: colors.plate,
    },
  },
});

/** Elsewhere the keys have it. */
export const volume = style([
  barVolume,
  { marginInlineStart: 0, '@container': { '(max-width: 85rem)': { display: 'none' } } },
]);

export const paused = style({
  ...shared.paused,
  '@container': {
    [wide]: { insetBlockEnd: strip },
    [upright]: { insetBlockEnd: 'auto', blockSize: shared.uprightPicture },
    [lying]: { insetInlineEnd: side },
  },
});
export const pausedButton = style({
  ...bareButton,
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '4rem',
  blockSize: '4rem',
  padding: 0,
  borderRadius: vars.radius.round,
  // Seen on a white picture as well.
  boxShadow: '0 0 0 1px rgba(4,5,8,.6)',
  background: colors.white,
  color: colors.ink,
  selectors: { '&:focus-visible': { outline: `3px solid ${colors.white}`, outlineOffset: '3px' } },
});
export const pausedWords = style({
  ...text('label'),
  margin: 0,
  padding: '.25rem .875rem',
  background: colors.plate,
});

/** At the foot of the picture, which ends where the strip begins. */
export const captions = style({
  ...captionStyles.captions,
  selectors: captionStyles.sizes,
  '@container': {
    [wide]: { insetBlockEnd: `calc(${strip} + 2rem)` },
    [upright]: { insetBlockEnd: `calc(100% - ${shared.uprightPicture} + 1.5rem)` },
    [lying]: { insetBlockEnd: '1.5rem', insetInlineEnd: `calc(${side} + 5%)` },
  },
});

const roomBeside = '(min-width: 80rem) and (min-height: 30.01rem)';
const roomForLeaderboard = '(min-width: 106rem) and (min-height: 30.01rem)';

/** In the strip, beside the words, where that is wide enough. */
export const beside = style({
  gridArea: 'details',
  placeSelf: 'center end',
  paddingInlineEnd: '1.5rem',
  pointerEvents: 'auto',
  selectors: { '&:empty': { display: 'none' } },
  vars: { '--beside-width': '0px', '--beside-height': '0px' },
  '@container': {
    [roomBeside]: { vars: { '--beside-width': '300px', '--beside-height': '120px' } },
    [roomForLeaderboard]: { vars: { '--beside-width': '728px', '--beside-height': '120px' } },
  },
});
globalStyle(`${details}:has(~ ${beside}:not(:empty)) > ${info}`, {
  '@container': {
    [roomBeside]: { paddingInlineEnd: 'calc(300px + 3rem)' },
    [roomForLeaderboard]: { paddingInlineEnd: 'calc(728px + 3rem)' },
  },
});
