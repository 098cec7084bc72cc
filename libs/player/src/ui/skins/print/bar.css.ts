import { vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';
import * as shared from '../shared/skin.styles.ts';
import { colors } from './print.colors.ts';
import { narrow, focus, word, underlined } from './print.styles.ts';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: '1.75rem',
  '@container': {
    '(max-width: 85rem)': { gap: '1.125rem' },
    '(max-width: 30rem)': { gap: '.25rem' },
  },
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

/** Says that this is an advertisement. */
export const ad = style([time]);

export const live = style({ ...word, selectors: { ...focus, '&:hover': underlined } });
/** A red square at the edge, an empty one behind it. */
export const liveSquare = style({
  inlineSize: '.75rem',
  blockSize: '.75rem',
  boxSizing: 'border-box',
  border: '2px solid currentColor',
  selectors: { '&[data-edge="true"]': { border: '2px solid #FF4A3D', background: '#FF4A3D' } },
});
