import { defineVariants } from '@foyer/ui/variants';
import type { ItemActionsProps } from './item-actions.types.ts';

/** What can be done with a title beside watching it: get it, keep it for later, share it. */
export const ItemActions = defineVariants<'filmPage', ItemActionsProps>('filmPage', {
  immersive: {
    module: 'libs/ui/screens/src/titles/item-actions/buttons.tsx',
    load: () => import('./buttons.tsx'),
  },
  article: {
    module: 'libs/ui/screens/src/titles/item-actions/rows.tsx',
    load: () => import('./rows.tsx'),
  },
});
