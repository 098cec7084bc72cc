import { media, text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';
import * as shared from '../shared/offer.styles.ts';
import { bareButton, oneLine } from '../shared/skin.styles.ts';
import { colors } from './print.colors.ts';

const narrow = '(max-width: 63.99rem)';

const ring = { outline: `3px solid ${colors.green}`, outlineOffset: '2px' } as const;

/** A white strip, as wide as the picture. */
export const card = style({
  ...shared.nextCard,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.5rem 1.5rem',
  inlineSize: 'calc(100cqi - 8rem)',
  padding: '.75rem 1.5rem .75rem .75rem',
  background: colors.sheet,
  color: colors.ink,
  colorScheme: 'light',
  '@container': { [narrow]: { inlineSize: 'calc(100cqi - 2rem)' } },
});

export const picture = style({
  ...shared.pictureOnLarge,
  inlineSize: '10rem',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
});

export const words = style({ flex: '1 1 12rem', minInlineSize: 0 });

export const heading = style({
  ...text('caption'),
  margin: 0,
  color: colors.green,
  fontWeight: 600,
});

export const title = style({ ...text('cardTitle'), ...oneLine, fontSize: '1.375rem' });

/** A green line under the strip's words that grows while the seconds run. */
export const line = style({
  display: 'block',
  blockSize: '2px',
  marginBlockStart: '.25rem',
  background: `linear-gradient(to right, ${colors.green} calc(var(--gone) * 100%), ${colors.inkLine} 0)`,
  '@media': { [media.forced]: { display: 'none' } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '.5rem 1.5rem' });

export const play = style({
  ...text('label'),
  ...bareButton,
  minBlockSize: '50px',
  paddingInline: '1.5rem',
  textAlign: 'center',
  background: colors.ink,
  color: colors.white,
  selectors: { '&:focus-visible': ring },
});

export const cancel = style({
  ...text('label'),
  ...bareButton,
  minBlockSize: vars.size.touch,
  padding: 0,
  textDecorationLine: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '4px',
  textDecorationColor: colors.green,
  selectors: { '&:focus-visible': ring },
});

export const switchTrack = style({
  ...shared.switchTrack,
  border: `2px solid ${colors.ink}`,
  selectors: {
    '[data-selected] > &': {
      background: colors.green,
      borderColor: colors.green,
      color: colors.white,
    },
    '[data-selected] > &::before': shared.knobOn,
  },
});

/** The row of the switch. */
export const switchRow = style({
  ...text('caption'),
  ...shared.switchRow,
  selectors: { '&[data-focus-visible]': ring },
});
