import { media, text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';
import * as shared from '../shared/programme.styles.ts';
import { oneLine } from '../shared/skin.styles.ts';
import { colors } from './glass.colors.ts';

export const root = style({ ...shared.root, marginBlockEnd: '.5rem' });

export const title = style({ ...text('label'), ...oneLine, fontSize: '1.125rem', fontWeight: 600 });

export const times = style({
  ...text('caption'),
  ...shared.times,
  fontSize: '.875rem',
  fontVariantNumeric: 'tabular-nums',
});

export const line = style({
  ...shared.line,
  blockSize: '4px',
  borderRadius: '2px',
  background: colors.track,
  '@media': { [media.forced]: { outline: '1px solid CanvasText' } },
});

export const gone = style({
  blockSize: '100%',
  background: vars.color.accent,
  '@media': { [media.forced]: { background: 'Highlight' } },
});

export const next = style({
  ...text('caption'),
  ...oneLine,
  fontSize: '.875rem',
  color: colors.quiet,
});
