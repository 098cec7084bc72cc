import { media, text, vars } from '@foyer/ui/theme/vars';
import { keyframes, style } from '@vanilla-extract/css';
import * as shared from '../shared/skin.styles.ts';
import { colors } from './print.colors.ts';

const narrow = '(max-width: 63.99rem)';

const focus = {
  '&:focus-visible': { outline: `3px solid ${colors.white}`, outlineOffset: '3px' },
} as const;

export const root = style({ ...shared.cover, color: colors.white, ...text('body') });

export const surface = style(shared.cover);

export const scrim = style({ ...shared.leaving, ...shared.scrim });

export const header = style({
  ...shared.leaving,
  ...shared.header,
  alignItems: 'baseline',
  gap: '1.5rem',
  padding: '1.5rem 4rem',
  '@container': { [narrow]: { padding: '.75rem 1rem', gap: '.875rem' } },
});

const word = {
  ...text('label'),
  ...shared.bareButton,
  padding: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.5rem',
  minBlockSize: vars.size.touch,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
} as const;

const underlined = {
  textDecorationLine: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '4px',
  textDecorationColor: colors.value,
} as const;

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

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: '1.75rem',
  '@container': { [narrow]: { gap: '1.25rem' }, '(max-width: 75rem)': { gap: '1.125rem' } },
});
export const gap = style({ flex: 1 });

export const button = style({
  ...word,
  minInlineSize: vars.size.touch,
  selectors: {
    ...focus,
    '&:hover, &[aria-expanded="true"]': underlined,
  },
  '@container': { [narrow]: { justifyContent: 'center' } },
});
/** Words keep their place when they change: «Пауза», «Смотреть». */
export const play = style([button, { minInlineSize: '5.5rem' }]);
export const wideOnly = style(shared.wideOnly(narrow));
/** A sign in place of a word, where words do not fit. */
export const sign = style({
  display: 'none',
  '@container': { [narrow]: { display: 'inline-grid' } },
});

export const bigPlay = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '5.5rem',
  blockSize: '5.5rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.round,
  background: colors.white,
  color: colors.ink,
  cursor: 'pointer',
  pointerEvents: 'auto',
  selectors: focus,
  '@container': { [narrow]: { inlineSize: '4rem', blockSize: '4rem' } },
});

export const middle = style({ ...shared.leaving, ...shared.middle(narrow) });

export const time = style({
  fontFamily: vars.type.title.family,
  fontSize: '1.0625rem',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'lining-nums tabular-nums',
});
export const timeCurrent = style({});
export const timeTotal = style({ color: colors.quiet });

const volumeTrack = {
  blockSize: '2px',
  background: `linear-gradient(to right, ${colors.value} var(--filled), ${colors.white} 0)`,
} as const;
const volumeThumb = {
  appearance: 'none',
  inlineSize: '4px',
  blockSize: '16px',
  border: 0,
  borderRadius: 0,
  background: colors.white,
} as const;

export const volume = style({
  ...shared.volume,
  ...shared.wideOnly(narrow),
  inlineSize: '5.5rem',
  marginInlineStart: '-.75rem',
  selectors: {
    ...focus,
    '&::-webkit-slider-runnable-track': volumeTrack,
    '&::-moz-range-track': volumeTrack,
    '&::-webkit-slider-thumb': { ...volumeThumb, marginBlockStart: '-7px' },
    '&::-moz-range-thumb': volumeThumb,
  },
});

export const captions = style({ ...shared.captions, insetBlockEnd: '8rem' });
export const captionLine = style({ padding: '.125em .5em', background: colors.plate });

export const delta = style({
  ...shared.delta,
  padding: '.25rem .875rem',
  background: colors.plate,
  fontFamily: vars.type.title.family,
  fontSize: '1.5rem',
});

export const intro = style({
  ...word,
  ...underlined,
  selectors: focus,
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
