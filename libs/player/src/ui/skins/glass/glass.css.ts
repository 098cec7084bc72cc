import { focusRing, media, text, vars } from '@foyer/ui/theme/vars';
import { keyframes, style } from '@vanilla-extract/css';
import * as shared from '../shared/skin.styles.ts';
import { colors } from './glass.colors.ts';

const narrow = '(max-width: 37.5rem)';

const fade = {
  transition: `opacity ${vars.duration.hover} ${vars.easing.out}`,
  ...shared.leaving,
} as const;

export const root = style({ ...shared.cover, color: colors.white, ...text('body') });

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

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.25rem',
  marginBlockStart: '.75rem',
  '@container': { [narrow]: { marginBlockStart: 0 } },
});

export const gap = style({ flex: 1 });

const round = {
  ...text('label'),
  ...shared.bareButton,
  padding: 0,
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: vars.radius.round,
} as const;

export const button = style({
  ...round,
  position: 'relative',
  inlineSize: '3rem',
  blockSize: '3rem',
  transition: `background ${vars.duration.hover}`,
  selectors: {
    ...focusRing,
    '&:hover, &[aria-expanded="true"]': { background: colors.press },
    '&:active': { transform: 'scale(.96)' },
  },
});

export const wideOnly = style(shared.wideOnly(narrow));

export const play = style({
  ...round,
  ...shared.wideOnly(narrow),
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  marginInlineStart: '-.625rem',
  marginInlineEnd: '.5rem',
  background: colors.white,
  color: colors.onWhite,
  selectors: { ...focusRing, '&:active': { transform: 'scale(.96)' } },
});

/** The seek step inside its arrow. */
export const step = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  fontSize: '.625rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});

export const bigPlay = style({
  ...round,
  pointerEvents: 'auto',
  inlineSize: '4rem',
  blockSize: '4rem',
  background: colors.white,
  color: colors.onWhite,
  selectors: focusRing,
});

export const middle = style({ ...fade, ...shared.middle(narrow) });

export const time = style({
  ...text('label'),
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  marginInlineStart: '1rem',
  '@container': { [narrow]: { marginInlineStart: '.25rem' } },
});
export const timeCurrent = style({ fontWeight: 600 });
export const timeTotal = style({ color: colors.quiet, fontWeight: 400 });

export const volume = style({
  ...shared.volume,
  ...shared.wideOnly(narrow),
  inlineSize: '5.75rem',
  selectors: {
    ...focusRing,
    '&::-webkit-slider-runnable-track': {
      blockSize: '4px',
      borderRadius: '2px',
      background: `linear-gradient(to right, ${colors.white} var(--filled), ${colors.track} 0)`,
    },
    '&::-moz-range-track': {
      blockSize: '4px',
      borderRadius: '2px',
      background: `linear-gradient(to right, ${colors.white} var(--filled), ${colors.track} 0)`,
    },
    '&::-webkit-slider-thumb': {
      appearance: 'none',
      inlineSize: '12px',
      blockSize: '12px',
      marginBlockStart: '-4px',
      borderRadius: '50%',
      background: colors.white,
    },
    '&::-moz-range-thumb': {
      inlineSize: '12px',
      blockSize: '12px',
      border: 0,
      borderRadius: '50%',
      background: colors.white,
    },
  },
});

export const captions = style({
  ...shared.captions,
  insetBlockEnd: '9rem',
  transition: `inset ${vars.duration.hover} ${vars.easing.out}`,
});
export const captionLine = style({
  padding: '.125em .5em',
  borderRadius: '.25em',
  background: colors.plate,
  boxDecorationBreak: 'clone',
});

export const delta = style({
  ...text('title'),
  ...shared.delta,
  padding: '.5rem 1rem',
  borderRadius: vars.radius.button,
  background: colors.plate,
});

export const intro = style({
  ...text('label'),
  padding: '.75rem 1.25rem',
  marginBlockEnd: '1rem',
  border: `1px solid ${colors.hairline}`,
  borderRadius: vars.radius.button,
  background: colors.panel,
  color: 'inherit',
  cursor: 'pointer',
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
  animation: `${appear} 200ms 400ms backwards, ${turn} 900ms linear infinite`,
  '@media': {
    [media.calm]: { animation: `${appear} 200ms 400ms backwards, ${turn} 3s linear infinite` },
  },
});
