import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const white = '#ffffff';
/** Dark enough for white signs over any picture. */
const plate = 'rgba(4, 5, 8, .62)';
const ring = { outline: `3px solid ${white}`, outlineOffset: '3px' } as const;
const cover = { position: 'absolute', inset: 0 } as const;

export const stage = style({
  ...cover,
  overflow: 'hidden',
  // Of the frame that it fills.
  borderRadius: 'inherit',
  colorScheme: 'dark',
  color: white,
  outline: 'none',
});

export const video = style({
  ...cover,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  outline: 'none',
  selectors: { '&[data-fit="contain"]': { objectFit: 'contain' } },
});

/** Dark below the words of the page and the line of progress, over any picture. */
export const scrim = style({
  ...cover,
  pointerEvents: 'none',
  background:
    'linear-gradient(to top, rgba(4, 5, 8, .92), rgba(4, 5, 8, .7) 28%, rgba(4, 5, 8, 0) 56%)',
});

export const surface = style({ ...cover, cursor: 'pointer', touchAction: 'pan-y' });

export const middle = style({
  ...cover,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  transition: `opacity ${vars.duration.press}`,
  selectors: {
    // The picture is free while it plays; the button comes back with the focus.
    '&[data-phase="playing"]:not(:focus-within)': { opacity: 0 },
  },
});

export const bigButton = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '72px',
  blockSize: '72px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.round,
  background: plate,
  color: white,
  cursor: 'pointer',
  pointerEvents: 'auto',
  selectors: {
    [`${middle}[data-phase="playing"] &`]: { pointerEvents: 'none' },
    '&[data-focus-visible]': ring,
  },
  '@media': { [media.forced]: { border: '1px solid ButtonText' } },
});

export const status = style({
  ...cover,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
});

const turn = keyframes({ to: { rotate: '360deg' } });
const appear = keyframes({ from: { opacity: 0 } });

export const waiting = style({
  inlineSize: '48px',
  blockSize: '48px',
  border: '4px solid rgba(255, 255, 255, .28)',
  borderBlockStartColor: white,
  borderRadius: '50%',
  // No scrim reaches the middle of a white picture.
  background: plate,
  boxShadow: `0 0 0 8px ${plate}`,
  // A short wait is not worth a sign.
  animation: `${appear} .2s .4s backwards`,
  '@media': {
    [media.lively]: { animation: `${appear} .2s .4s backwards, ${turn} .9s linear infinite` },
  },
});

export const message = style({
  display: 'grid',
  gap: vars.space.s3,
  justifyItems: 'center',
  maxInlineSize: '24em',
  margin: vars.space.s5,
  padding: vars.space.s5,
  borderRadius: vars.radius.panel,
  background: 'rgba(4, 5, 8, .86)',
  textAlign: 'center',
  pointerEvents: 'auto',
});

export const messageTitle = style({ ...text('title'), margin: 0 });

export const messageDetail = style({ ...text('body'), margin: 0 });

export const messageButton = style({
  ...text('label'),
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.s6,
  border: 0,
  borderRadius: vars.radius.button,
  background: white,
  color: '#040508',
  cursor: 'pointer',
  selectors: { '&[data-focus-visible]': ring },
});

export const captions = style({
  position: 'absolute',
  insetInline: vars.space.s4,
  insetBlockStart: '12%',
  textAlign: 'center',
  pointerEvents: 'none',
  ...text('lead'),
});

export const captionLine = style({
  boxDecorationBreak: 'clone',
  padding: '.1em .4em',
  background: 'rgba(4, 5, 8, .72)',
});

export const foot = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.s2,
  paddingInlineStart: vars.space.s4,
  paddingInlineEnd: vars.space.s2,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  pointerEvents: 'none',
});

globalStyle(`${foot} > *`, { pointerEvents: 'auto' });

export const mute = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '48px',
  blockSize: '48px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.round,
  background: 'none',
  color: white,
  cursor: 'pointer',
  selectors: { '&[data-focus-visible]': { ...ring, outlineOffset: '-4px' } },
});
