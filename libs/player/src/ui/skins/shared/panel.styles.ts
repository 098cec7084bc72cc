import { text } from '@foyer/ui/theme/vars';
import { bareButton } from './skin.styles.ts';

/** Box of the settings. */
export const root = {
  position: 'absolute',
  boxSizing: 'border-box',
  overflowY: 'auto',
} as const;

/** A row of the settings, whatever it does. */
export const line = {
  ...text('label'),
  ...bareButton,
  display: 'flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: '52px',
  textAlign: 'start',
} as const;

/** A row that can be chosen. */
export const option = { position: 'relative', fontWeight: 400 } as const;

/** Lies unseen over its row. */
export const radio = {
  position: 'absolute',
  opacity: 0,
  inset: 0,
  margin: 0,
  cursor: 'pointer',
} as const;

/** The check keeps its place when another option has it. */
export const check = {
  display: 'inline-grid',
  visibility: 'hidden',
  selectors: { ':checked ~ &': { visibility: 'visible' } },
} as const;
