import { media, text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';
import * as shared from '../skins/shared/timeline.styles.ts';

const white = '#ffffff';

export const root = style({ ...shared.root, blockSize: '3rem' });

export const track = style({ ...shared.track, gap: '2px' });

export const part = style({
  ...shared.part,
  blockSize: '4px',
  overflow: 'hidden',
  borderRadius: vars.radius.badge,
  background: 'rgba(255, 255, 255, .36)',
  '@media': { [media.forced]: { outline: '1px solid CanvasText' } },
});

export const buffered = style({ ...shared.fill, background: 'rgba(255, 255, 255, .28)' });

export const played = style({ ...shared.fill, ...shared.highlighted, background: white });

export const knob = style({
  ...shared.knob,
  inlineSize: '12px',
  blockSize: '12px',
  marginInlineStart: '-6px',
  borderRadius: '50%',
  background: white,
});

export const input = style({
  ...shared.input,
  selectors: {
    ...shared.unseenRange,
    '&:focus-visible': { outline: `3px solid ${white}`, outlineOffset: '-8px' },
  },
});

export const preview = style(shared.preview);

export const picture = style({ ...shared.picture, display: 'none' });

export const previewTime = style({ ...text('label'), fontVariantNumeric: 'tabular-nums' });

export const chapter = style({ display: 'none' });
