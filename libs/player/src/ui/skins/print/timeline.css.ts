import { media, text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';
import * as shared from '../shared/timeline.styles.ts';
import { colors } from './print.colors.ts';

export const root = style(shared.root);

export const track = style({ ...shared.track, gap: '6px' });

export const part = style({
  ...shared.part,
  blockSize: '2px',
  background: colors.track,
  '@media': { [media.forced]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});

export const buffered = style({ ...shared.fill, background: colors.buffered });

export const played = style({
  ...shared.fill,
  ...shared.highlighted,
  background: colors.value,
});

export const knob = style({
  ...shared.knob,
  inlineSize: '4px',
  blockSize: '18px',
  marginInlineStart: '-2px',
  background: colors.value,
});

export const input = style({
  ...shared.input,
  selectors: {
    ...shared.unseenRange,
    '&:focus-visible': { outline: `3px solid ${colors.white}`, outlineOffset: '2px' },
  },
});

export const preview = style(shared.preview);

export const picture = style({
  ...shared.picture,
  blockSize: '121px',
  border: `1px solid ${colors.white}`,
  background: colors.plate,
});

export const previewTime = style({
  fontFamily: vars.type.title.family,
  marginBlockStart: '.25rem',
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const chapter = style({ ...text('caption'), color: colors.quiet });
