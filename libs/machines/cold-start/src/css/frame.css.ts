import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, duration, easing, radius, size, space, z } = vars;

const pageBase = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxInlineSize: `calc(${size.contentMax} + ${size.gutterStart} + ${size.gutterEnd})`,
  minBlockSize: 'calc(100svh - 76px)',
  marginInline: 'auto',
  paddingInline: `${size.gutterStart} ${size.gutterEnd}`,
});

/** The whole page below the way home. */
export const page = styleVariants({
  lit: [
    pageBase,
    {
      position: 'relative',
      isolation: 'isolate',
      // A lamp over the middle of the wall, also behind the way home.
      '::before': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        insetBlockStart: '-76px',
        zIndex: -1,
        blockSize: '24rem',
        background: `radial-gradient(50% 100% at 50% 0, color-mix(in srgb, ${color.accent} 12%, transparent), transparent)`,
        pointerEvents: 'none',
      },
    },
  ],
  print: [pageBase],
});

/** How far the choice is, and the ways out of it. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s2} ${space.s4}`,
  paddingBlock: space.s2,
});

const marksBase = style({
  ...text('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  color: color.t2,
});
export const marks = styleVariants({ lit: [marksBase], print: [marksBase] });

export const mark = style({
  inlineSize: 'clamp(16px, 5vw, 64px)',
  blockSize: '4px',
  borderRadius: '2px',
  background: color.surface4,
  selectors: { '&[data-on]': { background: color.accent } },
  '@media': {
    [media.forced]: {
      background: 'GrayText',
      forcedColorAdjust: 'none',
      selectors: { '&[data-on]': { background: 'Highlight' } },
    },
  },
});

/** Buttons here are as wide as their words. */
export const out = style({
  '@media': { [media.phone]: { gap: space.s2 } },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s4,
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s3} ${space.s5}`,
});
globalStyle(`${out} > button, ${actions} > button`, { inlineSize: 'auto' });
// Both ways out stand in one row of a phone, beside how far the choice is or under it.
globalStyle(`${out} > button`, {
  '@media': { [media.phone]: { minBlockSize: size.touch, paddingInline: space.s3 } },
});

/** The words of the step, its choices and its foot; on paper the choices stand beside the rest. */
export const body = styleVariants({
  lit: { display: 'flex', flexDirection: 'column', flexGrow: 1 },
  print: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    paddingBlockStart: space.s5,
    borderBlockStart: `3px solid ${color.rule}`,
    '@media': {
      [media.desktop]: {
        display: 'grid',
        gridTemplate: '"intro choices" auto "foot choices" 1fr / minmax(0, 5fr) minmax(0, 8fr)',
        columnGap: space.s8,
        alignItems: 'start',
      },
    },
  },
});

export const intro = styleVariants({
  lit: { paddingBlock: space.s2 },
  print: { gridArea: 'intro', paddingBlock: space.s2 },
});

/** Over choices that are as wide as the page. */
export const wideIntro = styleVariants({
  lit: { paddingBlock: space.s2 },
  print: {
    display: 'grid',
    gap: `${space.s2} ${space.s8}`,
    alignItems: 'end',
    paddingBlock: space.s5,
    borderBlockStart: `3px solid ${color.rule}`,
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
    },
  },
});

const titleBase = style({
  color: color.t1,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  ':focus': { outline: 'none' },
});
export const title = styleVariants({
  lit: [titleBase, { ...text('displaySmall') }],
  print: [titleBase, { ...text('heading') }],
});

const leadBase = style({
  display: 'block',
  marginBlockStart: space.s3,
  color: color.t2,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
export const lead = styleVariants({
  lit: [leadBase, { ...text('reading') }],
  print: [leadBase, { ...text('lead') }],
});

export const error = style({ ...text('body'), marginBlockStart: space.s3, color: color.danger });

/** Stays in sight of a long list, but not where it would leave no window. */
const sticking = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: z.sticky,
  // Over the glow of the cards at both sides, too.
  marginInline: `calc(-1 * ${size.gutterStart}) calc(-1 * ${size.gutterEnd})`,
  paddingInline: `${size.gutterStart} ${size.gutterEnd}`,
  background: color.page,
} as const;

const footBase = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s3} ${space.s5}`,
  marginBlockStart: 'auto',
  paddingBlock: space.s4,
  '@media': { [media.low]: { position: 'static' } },
});
export const foot = styleVariants({
  lit: [footBase, sticking],
  print: [
    footBase,
    sticking,
    {
      borderBlockStart: `1px solid ${color.rule}`,
      selectors: {
        // Beside the choices of genres it stands under the words.
        [`${body.print} > &`]: {
          '@media': {
            [media.desktop]: {
              gridArea: 'foot',
              display: 'grid',
              justifyContent: 'start',
              marginBlockStart: space.s5,
              insetBlockStart: space.s5,
              insetBlockEnd: 'auto',
              borderBlockStart: 0,
              marginInline: 0,
              paddingInline: 0,
            },
          },
        },
      },
    },
  ],
});

const tallyBase = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.s1} ${space.s3}`,
  minInlineSize: 0,
});
export const tally = styleVariants({
  lit: [tallyBase, { alignItems: 'center' }],
  print: [tallyBase],
});

export const dots = style({ display: 'flex', gap: space.s2 });
export const dot = style({
  inlineSize: '14px',
  blockSize: '14px',
  borderRadius: radius.round,
  background: color.surface4,
  transition: `background-color ${duration.press} ${easing.out}`,
  selectors: {
    '&[data-on]': {
      background: color.accent,
      boxShadow: `0 0 14px color-mix(in srgb, ${color.accent} 60%, transparent)`,
    },
  },
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

export const more = styleVariants({
  lit: { ...text('label'), color: color.t1 },
  print: {
    ...text('heading'),
    color: color.accent,
    lineHeight: '1',
    '@media': { [media.phone]: { ...text('title') } },
  },
});
export const count = style({ ...text('caption'), color: color.t2 });

/** What stands in place of the choices when they were not saved. */
export const failed = style({
  display: 'grid',
  gap: space.s5,
  alignContent: 'center',
  justifyItems: 'start',
  flexGrow: 1,
  paddingBlock: space.s8,
});
