import { media, text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';
import * as shared from '../shared/programme.styles.ts';
import { oneLine } from '../shared/skin.styles.ts';
import { colors } from './print.colors.ts';

export const root = style({ ...shared.root, marginBlockEnd: '.25rem' });

export const title = style({ ...text('cardTitle'), ...oneLine, fontSize: '1.25rem' });

export const times = style({
  ...shared.times,
  fontFamily: vars.type.title.family,
  fontSize: '1.0625rem',
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const line = style({
  ...shared.line,
  blockSize: '2px',
  background: colors.track,
  '@media': { [media.forced]: { outline: '1px solid CanvasText' } },
});

export const gone = style({
  blockSize: '100%',
  background: colors.value,
  '@media': { [media.forced]: { background: 'Highlight' } },
});

export const next = style({ ...text('caption'), ...oneLine, color: colors.quiet });
