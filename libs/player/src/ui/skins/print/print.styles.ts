import { text, vars } from '@foyer/ui/theme/vars';
import * as shared from '../shared/skin.styles.ts';
import { colors } from './print.colors.ts';
/** A picture without room for every control. */
export const narrow = '(max-width: 63.99rem)';

/** The ring of what has the focus. */
export const focus = {
  '&:focus-visible': { outline: `3px solid ${colors.white}`, outlineOffset: '3px' },
} as const;

/** A word to press. */
export const word = {
  ...text('label'),
  ...shared.bareButton,
  padding: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.5rem',
  minBlockSize: vars.size.touch,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
} as const;

/** A word under the pointer. */
export const underlined = {
  textDecorationLine: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '4px',
  textDecorationColor: colors.value,
} as const;
