import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@foyer/ui/theme/contract.css';
import { media } from '@foyer/ui/theme/media';
import { text } from '@foyer/ui/theme/type';
import { framed, framedPlate, plate, ring, stageColor, white } from './story-feed.styles.ts';

/** Of the line of progress and sound at the lower edge. */
const footHeight = 'calc(48px + env(safe-area-inset-bottom))';
const railWidth = '84px';
const cover = { position: 'absolute', inset: 0 } as const;
const rounded = { '@media': { [framed]: { borderRadius: vars.radius.panel } } } as const;

export const frame = style({
  position: 'relative',
  isolation: 'isolate',
  inlineSize: '100%',
  blockSize: '100%',
  '@media': {
    [framed]: {
      inlineSize: 'auto',
      blockSize: `calc(100% - 2 * ${vars.space.s5})`,
      aspectRatio: '9 / 16',
      borderRadius: vars.radius.panel,
    },
  },
});

export const picture = style({ ...cover, ...rounded, zIndex: -1, overflow: 'hidden' });

export const art = style({ inlineSize: '100%', blockSize: '100%', borderRadius: 0 });

globalStyle(`${art} img, ${art} picture`, {
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const scrim = style({
  ...cover,
  ...rounded,
  zIndex: -1,
  pointerEvents: 'none',
  background:
    'linear-gradient(to top, rgba(4, 5, 8, .92), rgba(4, 5, 8, .7) 28%, rgba(4, 5, 8, 0) 56%)',
});

export const words = style({
  position: 'absolute',
  insetInlineStart: vars.space.s4,
  insetInlineEnd: railWidth,
  insetBlockEnd: footHeight,
  display: 'grid',
  gap: vars.space.s2,
  justifyItems: 'start',
  // Between the words a press is for the picture.
  pointerEvents: 'none',
  '@media': { [framed]: { insetInlineEnd: vars.space.s4 } },
});

globalStyle(`${words} a`, { pointerEvents: 'auto' });

export const kicker = style({ ...text('caption'), margin: 0 });

export const title = style({ ...text('title'), margin: 0, overflowWrap: 'anywhere' });

export const titleLink = style({
  color: white,
  textDecoration: 'none',
  display: 'inline-block',
  paddingBlock: '.2em',
  selectors: { '&:focus-visible': ring },
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});

export const summary = style({
  ...text('body'),
  margin: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

export const watch = style({
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s3,
  minBlockSize: vars.size.touch,
  marginBlock: vars.space.s2,
  paddingInline: vars.space.s5,
  borderRadius: vars.radius.button,
  background: white,
  color: stageColor,
  textDecoration: 'none',
  selectors: { '&:focus-visible': ring },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: '#e6e6e6' } } } },
});

export const rail = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockEnd: footHeight,
  inlineSize: railWidth,
  display: 'grid',
  gap: vars.space.s3,
  justifyItems: 'center',
  paddingBlockEnd: vars.space.s2,
  '@media': {
    [framed]: {
      insetInlineEnd: 'auto',
      insetInlineStart: `calc(100% + ${vars.space.s3})`,
      insetBlockEnd: 0,
      inlineSize: '96px',
    },
  },
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '48px',
  blockSize: '48px',
  borderRadius: vars.radius.round,
  background: plate,
  '@media': { [framed]: { background: framedPlate } },
});

export const action = style({
  ...text('micro'),
  display: 'grid',
  justifyItems: 'center',
  gap: '2px',
  inlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: white,
  textAlign: 'center',
  textDecoration: 'none',
  textTransform: 'none',
  letterSpacing: 'normal',
  overflowWrap: 'anywhere',
  textShadow: '0 1px 3px rgba(4, 5, 8, .9)',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: 'none' } },
});

globalStyle(`${action}:focus-visible ${sign}`, ring);
