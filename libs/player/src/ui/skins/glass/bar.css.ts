import { focusRing, text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';
import * as shared from '../shared/skin.styles.ts';
import { colors } from './glass.colors.ts';
import { narrow, round } from './glass.styles.ts';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.25rem',
  marginBlockStart: '.75rem',
  '@container': { [narrow]: { marginBlockStart: 0 } },
});

export const gap = style({ flex: 1 });

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

/** «Эфир» in red, or «К эфиру» in outline: also by words, never by colour alone. */
export const live = style({
  ...text('label'),
  ...shared.bareButton,
  minBlockSize: vars.size.touch,
  padding: 0,
  marginInlineStart: '.75rem',
  borderRadius: vars.radius.badge,
  selectors: focusRing,
});
export const liveBadge = style({
  display: 'block',
  padding: '.125rem .625rem',
  border: '1px solid currentColor',
  borderRadius: vars.radius.badge,
  fontSize: '.875rem',
  fontWeight: 700,
  selectors: {
    '&[data-edge="true"]': { border: '1px solid #E0241B', background: '#E0241B', color: '#fff' },
  },
});

/** Says that this is an advertisement. */
export const ad = style({
  ...text('label'),
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

/** What follows: a sign and the episode. */
export const next = style({
  ...text('label'),
  ...shared.bareButton,
  ...shared.wideOnly(narrow),
  alignItems: 'center',
  gap: '.5rem',
  minBlockSize: '3rem',
  paddingInline: '1rem',
  borderRadius: vars.radius.button,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  selectors: { ...focusRing, '&:hover': { background: colors.press } },
  display: 'inline-flex',
});
