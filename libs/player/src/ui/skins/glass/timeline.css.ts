import { media, text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';
import * as shared from '../shared/timeline.styles.ts';
import { colors } from './glass.colors.ts';

const hovered = ':is(:hover, :focus-within)';

export const root = style(shared.root);

export const track = style({ ...shared.track, gap: '3px' });

export const part = style({
  ...shared.part,
  blockSize: '6px',
  overflow: 'hidden',
  borderRadius: '3px',
  background: colors.track,
  transition: `block-size ${vars.duration.press}`,
  selectors: { [`${root}${hovered} &`]: { blockSize: '10px', borderRadius: '5px' } },
  '@media': { [media.forced]: { outline: '1px solid CanvasText' } },
});

export const buffered = style({ ...shared.fill, background: colors.buffered });

export const played = style({
  ...shared.fill,
  ...shared.highlighted,
  background: vars.color.accent,
});

export const knob = style({
  ...shared.knob,
  inlineSize: '18px',
  blockSize: '18px',
  marginInlineStart: '-9px',
  borderRadius: '50%',
  background: colors.white,
  boxShadow: `0 0 0 4px color-mix(in srgb, ${vars.color.accent} 35%, transparent)`,
});

export const input = style({
  ...shared.input,
  selectors: {
    ...shared.unseenRange,
    '&:focus-visible': {
      outline: `${vars.size.focusWidth} solid ${colors.white}`,
      outlineOffset: '2px',
      borderRadius: '6px',
    },
  },
});

export const preview = style({
  ...shared.preview,
  paddingBlockEnd: '.25rem',
});

/** They stand where the dark of the picture's foot has run out: over a white picture only a plate keeps them 4.5:1. */
const onPlate = {
  inlineSize: 'fit-content',
  marginInline: 'auto',
  paddingInline: '.5em',
  borderRadius: '.25em',
  background: colors.plate,
} as const;

export const picture = style({
  ...shared.picture,
  blockSize: '120px',
  border: `2px solid ${colors.white}`,
  borderRadius: vars.radius.card,
  background: colors.panel,
});

export const previewTime = style({
  ...text('label'),
  ...onPlate,
  marginBlockStart: '.5rem',
  fontVariantNumeric: 'tabular-nums',
});

export const chapter = style({ ...text('caption'), ...onPlate, color: colors.quiet });
