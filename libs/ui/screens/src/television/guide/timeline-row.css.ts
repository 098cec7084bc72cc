import { style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';
import { measures } from './guide-window.ts';

const { color, radius, size, space, z } = vars;

const rowHeight = `${measures.row}px`;
const logoWidth = `${measures.channel - 8}px`;

/** A channel with its programmes. In the grid it stands where the script puts it. */
export const row = style({
  display: 'flex',
  blockSize: rowHeight,
  contain: 'layout style',
  selectors: { '[role="grid"] &': { position: 'absolute', insetInlineStart: 0 } },
});

/** The channel, which stays at the start edge; what runs under it does not show beside it. */
export const channel = style({
  position: 'sticky',
  zIndex: z.sticky,
  insetInlineStart: 0,
  flex: 'none',
  inlineSize: `${measures.channel}px`,
  background: color.page,
});

/** The ring of what stands close to others, or at an edge that would cut it. */
const innerRing = {
  '&:focus-visible': {
    outline: `${size.focusWidth} solid ${color.focusRing}`,
    outlineOffset: '-3px',
    '@media': { [media.forced]: { outlineColor: 'Highlight' } },
  },
} as const;

export const channelLink = style({
  display: 'block',
  inlineSize: logoWidth,
  blockSize: '100%',
  borderRadius: radius.card,
  overflow: 'hidden',
  selectors: innerRing,
});

export const logo = style({ inlineSize: '100%', blockSize: '100%', borderRadius: 'inherit' });

/** All time of a channel; its width is set by the script. */
export const track = style({ position: 'relative', flex: 'none' });

/** A programme. No clip and no shadow: each of hundreds would be painted again with every frame of scrolling. */
export const cell = style({
  position: 'relative',
  blockSize: '100%',
  borderRadius: radius.card,
  background: color.surface1,
  border: `1px solid ${color.hairline}`,
  selectors: {
    [`${track} &`]: { position: 'absolute', insetBlock: 0 },
    '&[data-state="onAir"]': { background: color.surface3 },
    '&:focus-within': { background: `color-mix(in srgb, ${color.accent} 18%, ${color.surface1})` },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:focus-within)': { background: color.surface3 } } },
    [media.forced]: { borderColor: 'CanvasText' },
  },
});

/** One block of two lines, so that one clip cuts both where they have no room. */
export const link = style({
  ...text('caption'),
  display: 'block',
  // Over the border too: five minutes are a target of 24 px. WCAG 2.5.8
  inlineSize: 'calc(100% + 2px)',
  marginInlineStart: '-1px',
  blockSize: '100%',
  paddingBlock: '10px',
  paddingInline: `${measures.cellPadding}px`,
  borderRadius: 'inherit',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'pre',
  selectors: {
    ...innerRing,
    '[data-short] > &': { paddingInline: space.s2 },
  },
});

export const title = style({
  ...text('cardTitle'),
  lineHeight: '24px',
  selectors: {
    ':is([data-state="past"], [data-state="archived"]) > * > &': {
      color: color.t3,
      fontWeight: 400,
    },
    ':is([data-state="past"], [data-state="archived"]):is(:focus-within, :hover) > * > &': {
      color: color.t1,
    },
  },
});

/** A mark without an element of its own, because there are hundreds of them: two triangles that point back. */
const rewind = 'polygon(0 50%, 50% 0, 50% 50%, 100% 0, 100% 100%, 50% 50%, 50% 100%)';

export const time = style({
  lineHeight: '20px',
  color: color.t3,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-state="onAir"] > * > &, :is(:focus-within, :hover) > * > &': { color: color.t2 },
    '[data-state="archived"]:not([data-short]) > * > &::before': {
      content: '""',
      display: 'inline-block',
      inlineSize: '14px',
      blockSize: '8px',
      marginInlineEnd: space.s2,
      background: 'currentColor',
      clipPath: rewind,
    },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '[data-state="archived"] > * > &::before': {
          background: 'CanvasText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

/** How much of the programme is over; ends at the line of now. */
export const passed = style({
  position: 'absolute',
  insetBlockEnd: '-1px',
  insetInlineStart: '-1px',
  blockSize: '3px',
  borderEndStartRadius: radius.badge,
  background: color.progressValue,
  pointerEvents: 'none',
  '@media': { [media.forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

/** In place of the programmes: they are on their way, have not come, or there are none. */
export const placeholder = style([
  cell,
  {
    inlineSize: '100%',
    background: 'transparent',
    border: 0,
    selectors: { '&:focus-visible': { outline: 'none' } },
  },
]);

/** As wide as the part in view, and in view wherever the time is scrolled to. */
export const notice = style({
  ...text('caption'),
  position: 'sticky',
  insetInlineStart: `${measures.channel}px`,
  display: 'flex',
  alignItems: 'center',
  gap: space.s4,
  inlineSize: `calc(100cqi - ${measures.channel}px)`,
  blockSize: '100%',
  paddingInline: space.s4,
  borderRadius: radius.card,
  background: color.surface1,
  color: color.t2,
  selectors: {
    '[data-status="loading"] > &': { background: 'none', padding: 0 },
    ':focus-visible > &': {
      outline: `${size.focusWidth} solid ${color.focusRing}`,
      outlineOffset: '-3px',
    },
  },
});

export const skeletonBar = style({ blockSize: '100%', inlineSize: '100%' });

export const retry = style({
  ...text('label'),
  fontSize: '.875rem',
  minBlockSize: size.touch,
  paddingInline: space.s3,
  color: color.accent,
  borderRadius: radius.button,
  selectors: innerRing,
});
