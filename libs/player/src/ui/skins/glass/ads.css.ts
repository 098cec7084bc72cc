import { focusRing, media, text, vars } from '@foyer/ui/theme/vars';
import { createVar, globalStyle, style } from '@vanilla-extract/css';
import * as shared from '../shared/ad.styles.ts';
import * as captionStyles from '../shared/caption.styles.ts';
import { bareButton, darkAbove, darkBelow, oneLine } from '../shared/skin.styles.ts';
import { header, root, titles } from './glass.css.ts';
import { colors } from './glass.colors.ts';
import { round } from './glass.styles.ts';

/** Also where a picture is too low for plates at its top and its foot. */
const stacked = `${shared.upright} or (max-height: 20rem)`;

/** A picture that is no higher than what lies on it. */
const low = '(max-height: 20rem)';

const onStacked = <const Rules extends object>(rules: Rules) => ({
  '@container': { [stacked]: rules },
});

/** A plate on the film. */
const plate = {
  border: `1px solid ${colors.hairline}`,
  background: colors.panel,
  pointerEvents: 'auto',
} as const;

globalStyle(`${root}[data-break]`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'auto minmax(0, 1fr) repeat(4, auto)',
  gridTemplateAreas: '"head link" ". ." "label skip" "facts skip" "progress progress" "bar bar"',
  columnGap: '1.5rem',
  padding: '1.5rem 2rem max(1.25rem, env(safe-area-inset-bottom))',
  ...onStacked({
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: `${shared.uprightPicture} minmax(0, 1fr) auto`,
    gridTemplateAreas: '"picture" "details" "bar"',
    padding: '0 0 max(.5rem, env(safe-area-inset-bottom))',
  }),
});
shared.takePresses(root);

/** A part of the picture's own row, where the rest is under it. */
const onPicture = (alignSelf: 'start' | 'end', justifySelf: 'start' | 'end' | 'stretch') =>
  onStacked({ gridArea: 'picture', alignSelf, justifySelf });

globalStyle(`${root}[data-break] > ${header}`, {
  position: 'static',
  gridArea: 'head',
  padding: 0,
  '@container': {
    [stacked]: {
      gridArea: 'picture',
      alignSelf: 'start',
      justifySelf: 'start',
      flexDirection: 'column',
      alignItems: 'center',
      gap: 0,
      padding: '.5rem',
    },
  },
});
// No room beside the label; a reader still finds what it is that waits.
globalStyle(`${root}[data-break] > ${header} > ${titles}`, {
  '@container': { [stacked]: { position: 'absolute', clipPath: 'inset(50%)', inlineSize: '1px' } },
});

export const controls = style(shared.controls);

export const scrim = style({
  ...shared.scrim,
  backgroundImage: `${darkBelow('13rem')}, ${darkAbove}`,
  '@container': {
    [stacked]: {
      insetBlockEnd: 'auto',
      blockSize: shared.uprightPicture,
      backgroundImage: darkAbove,
    },
  },
});

export const label = style({
  ...plate,
  gridArea: 'label',
  justifySelf: 'start',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.875rem',
  padding: '.375rem 1.25rem .375rem .5rem',
  borderRadius: vars.radius.button,
  fontVariantNumeric: 'tabular-nums',
  '@container': {
    [stacked]: {
      ...onPicture('start', 'end')['@container'][stacked],
      minBlockSize: '2.25rem',
      margin: '.5rem',
      padding: '.25rem .75rem .25rem .25rem',
      fontSize: '.875rem',
    },
  },
});
export const mark = style({ display: 'flex', alignItems: 'center', gap: '.75rem', margin: 0 });
export const word = style({
  ...text('label'),
  fontSize: '.875rem',
  fontWeight: 700,
  paddingInline: '.875rem',
  paddingBlock: '.25rem',
  borderRadius: vars.radius.button,
  background: colors.white,
  color: colors.onWhite,
  ...onStacked({ paddingInline: '.625rem', fontSize: '.8125rem' }),
});
export const count = style({ fontWeight: 600, whiteSpace: 'nowrap' });
export const left = style({
  margin: 0,
  marginInlineStart: '.75rem',
  paddingInlineStart: '.75rem',
  borderInlineStart: `1px solid ${colors.track}`,
  whiteSpace: 'nowrap',
});

export const details = style({
  display: 'contents',
  ...onStacked({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '.5rem',
    gridArea: 'details',
    overflowY: 'auto',
    padding: '1rem',
    pointerEvents: 'auto',
  }),
});
shared.shortenPicture(controls, stacked, { blockSize: shared.uprightPicture });

export const link = style({
  ...plate,
  gridArea: 'link',
  alignSelf: 'start',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1.25rem',
  boxSizing: 'border-box',
  maxInlineSize: 'min(22rem, 45cqi)',
  minBlockSize: '3.875rem',
  padding: '.5rem 1rem',
  borderRadius: vars.radius.panel,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { ...focusRing, '&:hover': { borderColor: colors.quiet } },
  ...onStacked({ inlineSize: '100%', maxInlineSize: 'none' }),
});
globalStyle(`${link} > svg`, { flex: 'none' });
export const linkWords = style({ minInlineSize: 0 });
export const linkTitle = style({ ...text('label'), ...shared.twoLines, fontWeight: 600 });
export const linkHost = style({
  ...text('caption'),
  ...oneLine,
  display: 'block',
  color: colors.quiet,
});

export const facts = style({
  ...text('caption'),
  gridArea: 'facts',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '.875rem',
  ...onStacked({ flexDirection: 'column', alignItems: 'flex-start', rowGap: '.25rem' }),
});
export const owner = style({ ...shared.twoLines, maxInlineSize: '28rem' });
export const token = style({ margin: 0, color: colors.quiet, overflowWrap: 'anywhere' });

export const about = style({ position: 'relative' });
export const aboutButton = style({
  ...text('caption'),
  ...bareButton,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.375rem',
  minBlockSize: vars.size.touch,
  padding: 0,
  fontWeight: 600,
  selectors: { ...focusRing, '&:hover': { textDecoration: 'underline' } },
});
export const sheet = style({
  ...text('caption'),
  ...plate,
  boxSizing: 'border-box',
  inlineSize: '21rem',
  padding: '1rem 1.25rem',
  borderRadius: vars.radius.panel,
  // It covers the label, which it says again.
  zIndex: 1,
  position: 'absolute',
  insetBlockEnd: '100%',
  insetInlineStart: 0,
  boxShadow: vars.shadow.panel,
  ...onStacked({ position: 'static', inlineSize: '100%', boxShadow: 'none' }),
});
export const sheetHeading = style({ ...text('label'), margin: 0, fontWeight: 600 });
export const sheetText = style({ marginBlock: '.375rem .75rem', color: colors.quiet });
export const sheetFacts = style({ margin: 0, display: 'grid', rowGap: '.25rem' });
shared.factsOf(sheetFacts, colors.quiet);
export const sheetLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  color: 'inherit',
  overflowWrap: 'anywhere',
  selectors: focusRing,
});

/** Over the row of buttons, before the last of them. */
export const adFree = style({
  ...text('caption'),
  gridArea: 'bar',
  placeSelf: 'center end',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.375rem',
  maxInlineSize: 'calc(100% - 20rem)',
  minBlockSize: vars.size.touch,
  marginBlockStart: '1rem',
  marginInlineEnd: '4rem',
  color: 'inherit',
  textDecoration: 'none',
  selectors: { ...focusRing, '&:hover': { textDecoration: 'underline' } },
  ...onStacked({ placeSelf: 'auto', maxInlineSize: '100%', margin: 0 }),
});
globalStyle(`${adFree} > svg`, { flex: 'none', color: vars.color.accent });

/** The share of the wait that is over, registered so that it can run evenly between two seconds. */
const gone = createVar({ syntax: '<number>', inherits: true, initialValue: '0' });

/** Wait and button begin at the same corner. */
export const skip = style({
  gridArea: 'skip',
  placeSelf: 'end',
  '@container': {
    [stacked]: { ...onPicture('end', 'end')['@container'][stacked], margin: '.75rem .5rem' },
  },
});
const skipBox = {
  display: 'flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  minBlockSize: '3.5rem',
  borderRadius: vars.radius.button,
} as const;
export const skipWait = style({
  ...plate,
  ...skipBox,
  gap: '.875rem',
  margin: 0,
  paddingInline: '.75rem 1.5rem',
  fontVariantNumeric: 'tabular-nums',
  // Between two seconds the ring runs on evenly; without motion it steps.
  vars: { [gone]: 'var(--gone)' },
  '@media': { [media.lively]: { transition: `${gone.slice(4, -1)} 1s linear` } },
  ...onStacked({ minBlockSize: '2.75rem' }),
});
export const skipRing = style({
  flex: 'none',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: '50%',
  background: `conic-gradient(${vars.color.accent} calc(${gone} * 360deg), ${colors.track} 0)`,
  maskImage: 'radial-gradient(circle, transparent 58%, #000 61%)',
  '@media': { [media.forced]: { display: 'none' } },
});
export const skipWord = style({ ...text('label'), display: 'block', fontWeight: 600 });
export const skipSeconds = style({ ...text('caption'), display: 'block' });
export const skipButton = style({
  ...text('label'),
  ...bareButton,
  ...skipBox,
  gap: '.75rem',
  paddingInline: '1.75rem',
  background: colors.white,
  color: colors.onWhite,
  fontWeight: 600,
  // Seen on a white picture as well.
  boxShadow: '0 0 0 1px rgba(4,5,8,.6)',
  selectors: { ...focusRing, '&:active': { transform: 'scale(.98)' } },
  ...onStacked({ minBlockSize: '2.75rem', paddingInline: '1.25rem' }),
});

export const progress = style({
  ...shared.progress,
  gridArea: 'progress',
  gap: '6px',
  marginBlockStart: '1rem',
  '@container': {
    [stacked]: {
      ...onPicture('end', 'stretch')['@container'][stacked],
      gap: '2px',
      marginBlockStart: 0,
      paddingBlock: '4px',
      background: colors.onWhite,
    },
  },
});
export const progressPart = style({
  ...shared.progressPart,
  blockSize: '6px',
  borderRadius: '3px',
  background: colors.track,
  '@media': { [media.forced]: { outline: '1px solid CanvasText' } },
  ...onStacked({ blockSize: '4px', borderRadius: 0 }),
});
export const progressGone = style({
  ...shared.progressGone,
  background: colors.white,
  '@media': { [media.forced]: { background: 'Highlight' } },
});

export const bar = style({
  gridArea: 'bar',
  display: 'flex',
  alignItems: 'center',
  gap: '.25rem',
  marginBlockStart: '1rem',
  ...onStacked({ marginBlockStart: 0, paddingInline: '.5rem' }),
});
export const play = style({
  ...round,
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  marginInline: '-.5rem .5rem',
  background: colors.white,
  color: colors.onWhite,
  selectors: { ...focusRing, '&:active': { transform: 'scale(.96)' } },
  ...onStacked({
    inlineSize: '3rem',
    blockSize: '3rem',
    marginInlineStart: 0,
    background: 'none',
    color: 'inherit',
  }),
});

/** Above the way past it, on a phone; what is too low for both keeps the words, and the button below. */
export const paused = style({
  ...shared.paused,
  '@container': {
    [stacked]: {
      insetBlockEnd: 'auto',
      blockSize: shared.uprightPicture,
      boxSizing: 'border-box',
      justifyContent: 'flex-start',
      gap: '.25rem',
      paddingBlockStart: '2.75rem',
    },
    [low]: { alignItems: 'flex-start', justifyContent: 'flex-end', padding: '.75rem .5rem' },
  },
});
export const pausedButton = style({
  ...round,
  inlineSize: '4rem',
  blockSize: '4rem',
  // Seen on a white picture as well.
  boxShadow: '0 0 0 1px rgba(4,5,8,.6)',
  background: colors.white,
  color: colors.onWhite,
  selectors: focusRing,
  '@container': {
    [stacked]: { inlineSize: '3rem', blockSize: '3rem' },
    [low]: { display: 'none' },
  },
});
export const pausedWords = style({
  ...text('label'),
  margin: 0,
  padding: '.25rem .75rem',
  borderRadius: vars.radius.badge,
  background: colors.panel,
  '@container': { [stacked]: { fontSize: '.8125rem' }, [low]: { maxInlineSize: '38cqi' } },
});

/** Above all that stands at the foot; on a phone above the way past it. */
export const captions = style({
  ...captionStyles.captions,
  selectors: captionStyles.sizes,
  insetBlockEnd: '14rem',
  ...onStacked({ insetBlockEnd: `calc(100% - ${shared.uprightPicture} + 4.25rem)` }),
});

/** Plates on a wide picture leave no room for companions; under the picture of a phone there is some. */
export const beside = style({
  gridArea: 'details',
  placeSelf: 'end center',
  marginBlockEnd: '.75rem',
  pointerEvents: 'auto',
  selectors: { '&:empty': { display: 'none' } },
  vars: { '--beside-width': '0px', '--beside-height': '0px' },
  '@container': {
    [stacked]: { vars: { '--beside-width': '320px', '--beside-height': '100px' } },
    [low]: { vars: { '--beside-width': '0px', '--beside-height': '0px' } },
  },
});
globalStyle(`${details}:has(~ ${beside}:not(:empty))`, {
  '@container': { [stacked]: { paddingBlockEnd: '7.5rem' } },
});
