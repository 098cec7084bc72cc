import { media, text, vars } from '@foyer/ui/theme/vars';
import { keyframes, style } from '@vanilla-extract/css';
import * as captionStyles from '../shared/caption.styles.ts';
import { offers as offerStyles } from '../shared/offer.styles.ts';
import * as shared from '../shared/skin.styles.ts';
import { colors } from './print.colors.ts';
import { narrow, focus, word, underlined } from './print.styles.ts';

export const root = style({
  ...shared.root,
  ...shared.passAdPresses,
  color: colors.white,
  ...text('body'),
});

export const surface = style(shared.cover);

export const scrim = style(shared.scrim);

export const header = style({
  ...shared.leaving,
  ...shared.header,
  alignItems: 'baseline',
  gap: '1.5rem',
  padding: '1.5rem 4rem',
  '@container': { [narrow]: { padding: '.75rem 1rem', gap: '.875rem' } },
});

export const back = style({
  ...word,
  flex: 'none',
  pointerEvents: 'auto',
  selectors: { ...focus, '&:hover': underlined },
});

export const titles = style({
  minInlineSize: 0,
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1rem',
});

export const title = style({
  ...text('cardTitle'),
  fontSize: '1.375rem',
  ...shared.oneLine,
  '@container': { [narrow]: { fontSize: '1.125rem' } },
});
export const subtitle = style({
  ...text('caption'),
  color: colors.quiet,
  margin: 0,
  alignSelf: 'center',
});
export const age = style({ ...text('label'), flex: 'none' });

export const foot = style({
  ...shared.leaving,
  ...shared.foot,
  paddingInline: '4rem',
  paddingBlockEnd: 'max(1.25rem, env(safe-area-inset-bottom))',
  '@container': { [narrow]: { paddingInline: '1rem', paddingBlockEnd: '.375rem' } },
});
shared.passPresses(foot);

export const bigPlay = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '5.5rem',
  blockSize: '5.5rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.round,
  // Seen on a white picture as well.
  boxShadow: '0 0 0 1px rgba(4,5,8,.6)',
  background: colors.white,
  color: colors.ink,
  cursor: 'pointer',
  pointerEvents: 'auto',
  selectors: focus,
  '@container': { [narrow]: { inlineSize: '4rem', blockSize: '4rem' } },
});

export const middle = style({ ...shared.leaving, ...shared.middle(narrow) });

export const captions = style({ ...captionStyles.captions, insetBlockEnd: '8rem' });
export const captionLine = style({ ...captionStyles.captionLine, background: colors.plate });

export const delta = style({
  ...shared.delta,
  padding: '.25rem .875rem',
  background: colors.plate,
  fontFamily: vars.type.title.family,
  fontSize: '1.5rem',
});

export const offers = style({
  ...offerStyles,
  insetBlockEnd: '7rem',
  paddingInline: '4rem',
  '@container': { [narrow]: { insetBlockEnd: '6rem', paddingInline: '1rem' } },
});

export const pass = style({
  ...word,
  paddingInline: '.875rem',
  background: colors.plate,
  pointerEvents: 'auto',
  selectors: { ...focus, '&:hover': underlined },
});

export const status = style(shared.status);
export const message = style({
  maxInlineSize: '28rem',
  padding: '1.5rem 2rem',
  background: colors.sheet,
  color: colors.ink,
  pointerEvents: 'auto',
});
export const messageTitle = style({ ...text('title'), margin: 0 });
export const messageDetail = style({
  ...text('body'),
  color: colors.inkQuiet,
  marginBlock: '.5rem 1rem',
});
export const messageButton = style({
  ...shared.messageButton,
  minBlockSize: '50px',
  background: colors.ink,
  color: colors.white,
  selectors: { '&:focus-visible': { outline: `3px solid ${colors.green}`, outlineOffset: '3px' } },
});

const appear = keyframes({ from: { opacity: 0 } });
const run = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(300%)' },
});

/** A line with a green part that runs along it; comes after 400 ms, so that a short wait shows nothing. */
export const waiting = style({
  inlineSize: '10rem',
  blockSize: '2px',
  overflow: 'hidden',
  background: colors.white,
  // No scrim reaches the middle of a white picture.
  boxShadow: `0 0 0 .75rem ${colors.plate}`,
  animation: `${appear} 90ms 400ms backwards`,
  '::before': {
    content: '',
    display: 'block',
    inlineSize: '33.4%',
    blockSize: '100%',
    background: colors.value,
    animation: `${run} 1200ms linear infinite`,
  },
  '@media': { [media.calm]: { '::before': { animationDuration: '4s' } } },
});
