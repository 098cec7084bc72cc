import { style } from '@vanilla-extract/css';
import { focusRing, media, text, vars } from '@foyer/ui/theme/vars';

const { color, duration, easing, radius, shadow, size, space } = vars;

/** As high as the window, so that days and hours stay in view while channels scroll. Phones have a plain page. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  paddingBlockStart: size.topBar,
  '@media': {
    [media.tablet]: { blockSize: `calc(100dvh - ${size.tabBar})`, minBlockSize: '46rem' },
  },
});

/** To the eye the title of a programme stands in its place, except on phones. */
export const heading = style({
  ...text('heading'),
  paddingBlock: space.s4,
  paddingInline: `${size.gutterStart} ${size.gutterEnd}`,
  '@media': {
    [media.tablet]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      padding: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const tools = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  paddingBlock: space.s2,
  paddingInline: `${size.gutterStart} ${size.gutterEnd}`,
  '@media': { [media.phone]: { flexWrap: 'wrap', rowGap: space.s3 } },
});

/** On phones they have a line to themselves. */
export const days = style({
  flex: '1 1 0',
  minInlineSize: 0,
  // The words of a chip, not its plate, stand at the gutter.
  '@media': {
    [media.tablet]: { marginInlineStart: `calc(-1 * ${space.s4})` },
    [media.phone]: { flexBasis: '100%' },
  },
});

export const tool = style({
  ...text('label'),
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  minBlockSize: size.touch,
  paddingInline: space.s4,
  fontSize: '.9375rem',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  background: color.surface1,
  color: color.t1,
  borderRadius: radius.button,
  boxShadow: shadow.pictureEdge,
  transition: `background-color ${duration.press} ${easing.out}`,
  selectors: {
    ...focusRing,
    '&:active, &[aria-expanded="true"]': { background: color.surface4 },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:active):not([aria-expanded="true"])': { background: color.surface3 },
      },
    },
    [media.forced]: { border: '1px solid ButtonText' },
  },
});

/** One channel begins with what is on now, so phones need no way back. */
export const nowTool = style({ '@media': { [media.phone]: { display: 'none' } } });

/** From the gutter to the window's end. */
export const board = style({
  display: 'none',
  flex: '1 1 0',
  minBlockSize: 0,
  flexDirection: 'column',
  marginInlineStart: size.gutterStart,
  '@media': { [media.tablet]: { display: 'flex' } },
});

/** What takes the timeline's place where there is room for one channel only. */
export const one = style({
  paddingInline: `${size.gutterStart} ${size.gutterEnd}`,
  paddingBlock: space.s4,
  '@media': { [media.tablet]: { display: 'none' } },
});

export const empty = style({
  paddingInline: `${size.gutterStart} ${size.gutterEnd}`,
  paddingBlock: space.s8,
  color: color.t2,
});
