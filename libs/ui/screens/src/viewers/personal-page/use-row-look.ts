import { useLabel } from '@foyer/ui/theme';

/** How rows of a personal page look in the label in force. */
export function useRowLook(): 'plate' | 'ruled' {
  return useLabel().variants.cards === 'print' ? 'ruled' : 'plate';
}
