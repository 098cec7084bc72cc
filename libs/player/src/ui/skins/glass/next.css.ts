import { focusRing, media, text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';
import * as shared from '../shared/offer.styles.ts';
import { bareButton, oneLine } from '../shared/skin.styles.ts';
import { colors } from './glass.colors.ts';

export const card = style({
  ...shared.nextCard,
  inlineSize: 'min(360px, 100cqi - 1.5rem)',
  marginInlineStart: 'auto',
  padding: '.75rem',
  border: `1px solid ${colors.hairline}`,
  borderRadius: vars.radius.panel,
  background: colors.panel,
  boxShadow: vars.shadow.panel,
});

export const picture = style({
  ...shared.pictureOnLarge,
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  marginBlockEnd: '.75rem',
  borderRadius: vars.radius.card,
});

export const words = style({ paddingInline: '.25rem' });

export const heading = style({
  ...text('caption'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  margin: 0,
  minBlockSize: '1.75rem',
  color: colors.quiet,
  fontVariantNumeric: 'tabular-nums',
});

export const title = style({ ...text('label'), ...oneLine, fontSize: '1.125rem', fontWeight: 600 });

/** A ring that closes while the seconds run. */
export const ring = style({
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: '50%',
  background: `conic-gradient(${vars.color.accent} calc(var(--gone) * 360deg), ${colors.track} 0)`,
  maskImage: 'radial-gradient(circle, transparent 57%, #000 60%)',
  '@media': { [media.forced]: { display: 'none' } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.5rem',
  marginBlockStart: '.75rem',
});

const button = {
  ...text('label'),
  ...bareButton,
  flex: '1 1 auto',
  minBlockSize: vars.size.touch,
  paddingInline: '1rem',
  borderRadius: vars.radius.button,
  fontWeight: 600,
  textAlign: 'center',
} as const;

export const play = style({
  ...button,
  background: vars.color.action,
  color: vars.color.onAction,
  selectors: focusRing,
});

export const cancel = style({
  ...button,
  background: colors.press,
  selectors: focusRing,
});

export const switchTrack = style({
  ...shared.switchTrack,
  borderRadius: '.75rem',
  border: `1px solid ${colors.quiet}`,
  color: colors.quiet,
  '::before': {
    ...shared.switchTrack['::before'],
    borderRadius: '50%',
    insetInlineStart: '.1875rem',
  },
  selectors: {
    '[data-selected] > &': {
      background: vars.color.accent,
      borderColor: vars.color.accent,
      color: colors.onWhite,
    },
    '[data-selected] > &::before': shared.knobOn,
  },
});

const row = {
  ...text('caption'),
  ...shared.switchRow,
  marginBlockStart: '.25rem',
  paddingInline: '.25rem',
} as const;

/** The row of the switch. */
export const switchRow = style({
  ...row,
  borderRadius: vars.radius.card,
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${colors.white}`, outlineOffset: '-2px' },
  },
});
