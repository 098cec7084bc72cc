import { useLabel } from '../../theme/label-context.tsx';

/** How fields look in the label in force: boxes in card dialogs, lines on a spread. */
export function useFieldSkin(): 'box' | 'line' {
  return useLabel().variants.dialog === 'card' ? 'box' : 'line';
}
