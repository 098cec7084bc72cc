import { text, vars } from '@foyer/ui/theme/vars';
import * as shared from '../shared/skin.styles.ts';
/** A picture without room for every control. */
export const narrow = '(max-width: 37.5rem)';

/** A round button without looks of its own. */
export const round = {
  ...text('label'),
  ...shared.bareButton,
  padding: 0,
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: vars.radius.round,
} as const;
