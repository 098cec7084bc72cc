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
export const option = { position: 'relative', fontWeight: 400, cursor: 'pointer' } as const;

/** A list of options below each other. */
export const options = { display: 'flex', flexDirection: 'column' } as const;

/** A list of options beside each other, two in a row. */
export const fewOptions = { display: 'flex', flexWrap: 'wrap' } as const;

/** An option in such a list; a skin gives the padding. */
export const fewOption = {
  flex: '1 1 45%',
  inlineSize: 'auto',
  minBlockSize: '44px',
  gap: '.375rem',
  fontSize: '.875rem',
  whiteSpace: 'nowrap',
} as const;

/** The check keeps its place when another option has it. */
export const check = {
  display: 'inline-grid',
  flex: 'none',
  visibility: 'hidden',
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
} as const;

/** A sentence between the rows. */
export const note = { ...text('body'), margin: 0 } as const;

/** The name of a group of options. */
export const groupTitle = { ...text('caption'), fontWeight: 600 } as const;

/** The button that ends a screen; a skin gives colours and corners. */
export const action = {
  ...text('label'),
  border: 0,
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: '48px',
  textAlign: 'center',
  fontWeight: 600,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'default' } },
} as const;

/** The list of keys. */
export const shortcuts = { ...text('body'), margin: 0 } as const;

/** A line of the list of keys; a skin gives the padding. */
export const shortcutLine = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '.75rem',
  minBlockSize: '44px',
} as const;

/** A key. */
export const key = {
  display: 'inline-block',
  minInlineSize: '1.75rem',
  boxSizing: 'border-box',
  padding: '.125rem .5rem',
  fontFamily: 'inherit',
  fontSize: '.875rem',
  lineHeight: '1.375rem',
  textAlign: 'center',
  whiteSpace: 'nowrap',
} as const;
