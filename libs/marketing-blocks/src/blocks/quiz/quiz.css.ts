import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, duration, easing, radius, size, space } = vars;

const stack = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s6,
  marginBlockStart: size.shelfGap,
} as const;

/** The question fills the frame, in the light of a picture; or it is a test on a coloured sheet. */
export const sheet = styleVariants({
  frame: {
    ...stack,
    alignContent: 'center',
    position: 'relative',
    isolation: 'isolate',
    paddingBlock: space.s9,
    '@media': { [media.desktop]: { minBlockSize: 'min(70vh, 40rem)' } },
  },
  ballot: {
    ...stack,
    alignItems: 'center',
    paddingBlock: space.s7,
    paddingInline: space.s5,
    background: color.mark,
    '@media': {
      [media.tablet]: { paddingInline: space.s8 },
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        columnGap: space.s8,
      },
      [media.forced]: { border: '1px solid CanvasText' },
    },
  },
});

/** The picture of the chosen option, behind everything. */
export const light = style({
  position: 'absolute',
  insetBlock: 0,
  insetInline: `calc(-1 * ${size.gutterStart}) calc(-1 * ${size.gutterEnd})`,
  zIndex: -1,
  overflow: 'clip',
  transition: `opacity ${duration.dissolve} ${easing.out}`,
  // Words keep their contrast on the brightest picture.
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(${color.page}, color-mix(in srgb, ${color.page} 72%, transparent) 20% 80%, ${color.page})`,
  },
  '@media': { [media.forced]: { display: 'none' } },
});
export const lightPicture = style({ position: 'absolute', inset: 0 });
globalStyle(`${lightPicture} img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const label = style({ ...text('kicker'), color: color.accent, marginBlockEnd: space.s2 });

const headingBase = style({
  color: color.t1,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  ':focus': { outline: 'none' },
});
export const heading = styleVariants({
  frame: [headingBase, { ...text('displaySmall') }],
  ballot: [headingBase, { ...text('heading') }],
});

const wordsBase = style({
  marginBlockStart: space.s3,
  color: color.t2,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
export const words = styleVariants({
  frame: [wordsBase, { ...text('reading') }],
  ballot: [wordsBase, { ...text('lead') }],
});

/** A button as wide as its words; phones give it all of the row. */
export const begin = style({
  '@media': { [media.tablet]: { justifySelf: 'start' } },
});

/** The answers and what is pressed after them. */
export const answers = style({
  maxInlineSize: '44rem',
  display: 'flex',
  flexDirection: 'column',
  gap: space.s5,
  minInlineSize: 0,
});

export const thumb = style({
  inlineSize: '72px',
  aspectRatio: '16 / 9',
  borderRadius: radius.thumb,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s4,
  // There the link sticks over the list, and goes no farther than its container.
  '@media': { [media.phone]: { display: 'contents' } },
});

// The button of the first step is no wider than its words.
globalStyle(`:is(${sheet.frame}, ${sheet.ballot}) > div > button`, {
  '@media': { [media.tablet]: { inlineSize: 'auto' } },
});
// The way back is no wider than the link before it.
globalStyle(`${actions} > button`, { '@media': { [media.tablet]: { inlineSize: 'auto' } } });

/** What floats at both ends of the window's foot, with a gap. */
const floatRoom = '60px';

/** Under the link as long as it lies over the list: the options go out in it, and the link stands between what floats. */
const over = (background: string) =>
  ({
    '@media': {
      [media.phone]: {
        position: 'sticky',
        // A notice at the window's foot says how much it covers.
        insetBlockEnd: `max(${size.tabBar}, var(--foot-room, 0px))`,
        zIndex: 1,
        display: 'grid',
        paddingBlock: space.s5,
        paddingInline: floatRoom,
        background: `linear-gradient(transparent, ${background} ${space.s4})`,
      },
      // A sheet that sticks would leave no window.
      [`${media.phone} and ${media.low}`]: { position: 'static' },
      [media.forced]: { background: 'Canvas' },
    },
  }) as const;

export const send = styleVariants({ frame: over(color.page), ballot: over(color.mark) });

// An option that gets the focus is scrolled clear of the link, and of the ring around it. WCAG 2.4.11
globalStyle(`${answers} input`, {
  '@media': {
    [media.phone]: { scrollMarginBlockEnd: `calc(${size.touch} + 2 * ${space.s5} + 2rem)` },
  },
});

/** Beside a link that leads nowhere yet. */
export const hint = style({ ...text('caption'), color: color.t2 });
