import { focusRing, media, text, vars } from '@foyer/ui/theme/vars';
import { keyframes, style } from '@vanilla-extract/css';
import * as captionStyles from '../shared/caption.styles.ts';
import { offers as offerStyles } from '../shared/offer.styles.ts';
import * as shared from '../shared/skin.styles.ts';
import { colors } from './glass.colors.ts';
import { narrow, round } from './glass.styles.ts';

const fade = {
  transition: `opacity ${vars.duration.hover} ${vars.easing.out}`,
  ...shared.leaving,
} as const;

export const root = style({
  ...shared.root,
  ...shared.passAdPresses,
  color: colors.white,
  ...text('body'),
});

export const surface = style(shared.cover);

export const scrim = style({ ...fade, ...shared.scrim });

export const header = style({
  ...fade,
  ...shared.header,
  alignItems: 'center',
  gap: '1rem',
  padding: '1.5rem 2rem',
  '@container': { [narrow]: { padding: '.75rem', gap: '.5rem' } },
});

export const back = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  marginInlineStart: '-.5rem',
  borderRadius: vars.radius.round,
  color: 'inherit',
  pointerEvents: 'auto',
  selectors: { ...focusRing, '&:hover': { background: colors.press } },
  '@container': { [narrow]: { marginInlineStart: 0 } },
});

export const titles = style({ minInlineSize: 0, flex: 1 });

export const title = style({
  ...text('label'),
  fontSize: '1.125rem',
  fontWeight: 600,
  ...shared.oneLine,
});

export const subtitle = style({
  ...text('caption'),
  fontSize: '.875rem',
  color: colors.quiet,
  margin: 0,
});

export const age = style({
  ...text('caption'),
  flex: 'none',
  padding: '.0625rem .375rem',
  border: `1px solid ${colors.buffered}`,
  borderRadius: vars.radius.age,
});

export const foot = style({
  ...fade,
  ...shared.foot,
  paddingInline: '2rem',
  paddingBlockEnd: 'max(1.375rem, env(safe-area-inset-bottom))',
  '@container': { [narrow]: { paddingInline: '.75rem', paddingBlockEnd: '.5rem' } },
});
shared.passPresses(foot);

export const bigPlay = style({
  ...round,
  pointerEvents: 'auto',
  inlineSize: '4rem',
  blockSize: '4rem',
  // Seen on a white picture as well.
  boxShadow: '0 0 0 1px rgba(4,5,8,.6)',
  background: colors.white,
  color: colors.onWhite,
  selectors: focusRing,
});

export const middle = style({ ...fade, ...shared.middle(narrow) });

export const captions = style({
  ...captionStyles.captions,
  insetBlockEnd: '9rem',
  transition: `inset ${vars.duration.hover} ${vars.easing.out}`,
});
export const captionLine = style({
  ...captionStyles.captionLine,
  borderRadius: '.25em',
  background: colors.plate,
});

export const delta = style({
  ...text('title'),
  ...shared.delta,
  padding: '.5rem 1rem',
  borderRadius: vars.radius.button,
  background: colors.plate,
});

export const offers = style({
  ...offerStyles,
  insetBlockEnd: '8.25rem',
  paddingInline: '2rem',
  transition: `inset ${vars.duration.hover} ${vars.easing.out}`,
  '@container': { [narrow]: { insetBlockEnd: '6rem', paddingInline: '.75rem' } },
});

export const pass = style({
  ...text('label'),
  minBlockSize: vars.size.touch,
  paddingInline: '1.25rem',
  border: `1px solid ${colors.hairline}`,
  borderRadius: vars.radius.button,
  background: colors.panel,
  color: 'inherit',
  cursor: 'pointer',
  pointerEvents: 'auto',
  selectors: focusRing,
});

export const status = style(shared.status);
export const message = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '.75rem',
  maxInlineSize: '26rem',
  padding: '1.25rem 1.5rem',
  borderRadius: vars.radius.panel,
  background: colors.panel,
  pointerEvents: 'auto',
});
export const messageTitle = style({ ...text('title'), margin: 0 });
export const messageDetail = style({ ...text('body'), color: colors.quiet, margin: 0 });
export const messageButton = style({
  ...shared.messageButton,
  minBlockSize: vars.size.touch,
  borderRadius: vars.radius.button,
  background: vars.color.action,
  color: vars.color.onAction,
  selectors: focusRing,
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const appear = keyframes({ from: { opacity: 0 } });

/** Comes after 400 ms, so that a short wait shows nothing. */
export const ring = style({
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  borderRadius: '50%',
  border: `3px solid ${colors.track}`,
  borderBlockStartColor: colors.white,
  // No scrim reaches the middle of a white picture.
  background: colors.plate,
  boxShadow: `0 0 0 .5rem ${colors.plate}`,
  animation: `${appear} 200ms 400ms backwards, ${turn} 900ms linear infinite`,
  '@media': {
    [media.calm]: { animation: `${appear} 200ms 400ms backwards, ${turn} 3s linear infinite` },
  },
});
