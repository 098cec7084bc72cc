import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@foyer/ui/theme/contract.css';
import { media } from '@foyer/ui/theme/media';
import { text } from '@foyer/ui/theme/type';
import { framed, framedPlate, plate, ring, stageColor, white } from './story-feed.styles.ts';

export const feed = style({
  position: 'relative',
  display: 'block',
  blockSize: '100dvh',
  overflow: 'hidden',
  background: stageColor,
  color: white,
  colorScheme: 'dark',
});

export const scroller = style({
  position: 'relative',
  blockSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowY: 'auto',
  overscrollBehaviorY: 'contain',
  scrollSnapType: 'y mandatory',
  scrollbarWidth: 'none',
});

export const slide = style({
  position: 'relative',
  blockSize: '100%',
  display: 'grid',
  placeItems: 'center',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
});

export const end = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space.s4,
  minBlockSize: '40%',
  padding: vars.space.s6,
  textAlign: 'center',
  scrollSnapAlign: 'end',
  ...text('body'),
});

export const endText = style({ margin: 0 });

export const round = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '48px',
  blockSize: '48px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.round,
  background: plate,
  color: white,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': ring,
    '&:disabled': { opacity: 0.4, cursor: 'default' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:disabled)': { background: 'rgba(70, 72, 80, .9)' } },
    },
    [framed]: { background: framedPlate },
    [media.forced]: { border: '1px solid ButtonText' },
  },
});

export const close = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: `calc(${vars.space.s4} + env(safe-area-inset-top))`,
  insetInlineStart: vars.space.s4,
});

export const steps = style({
  position: 'absolute',
  zIndex: 2,
  insetInlineEnd: vars.space.s6,
  insetBlockStart: '50%',
  translate: '0 -50%',
  // A finger swipes.
  display: 'none',
  gap: vars.space.s4,
  '@media': { [framed]: { display: 'grid' } },
});

export const pill = style({
  ...text('label'),
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.s6,
  border: 0,
  borderRadius: vars.radius.button,
  background: white,
  color: stageColor,
  cursor: 'pointer',
  selectors: { '&:focus-visible': ring },
});

globalStyle(`${scroller}::-webkit-scrollbar`, { display: 'none' });
