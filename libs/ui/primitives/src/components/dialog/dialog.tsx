import { defineVariants } from '../../variants/variant.tsx';
import type { DialogProps } from './dialog.types.ts';

/** A modal dialog: named, described, focus kept inside and returned, page scroll kept. */
export const Dialog = defineVariants<'dialog', DialogProps>('dialog', {
  card: {
    module: 'libs/ui/primitives/src/components/dialog/card.tsx',
    load: () => import('./card.tsx'),
  },
  spread: {
    module: 'libs/ui/primitives/src/components/dialog/spread.tsx',
    load: () => import('./spread.tsx'),
  },
});
