import { defineVariants } from '@foyer/ui/variants';
import type { PreviewPopoverProps } from './preview.types.ts';

/** The popover of a preview: it grows over its card, or opens as a sheet beside it. */
export const PreviewPopover = defineVariants<'cards', PreviewPopoverProps>('cards', {
  lit: {
    module: 'libs/ui/screens/src/cards/card-preview/lit.tsx',
    load: () => import('./lit.tsx'),
  },
  print: {
    module: 'libs/ui/screens/src/cards/card-preview/print.tsx',
    load: () => import('./print.tsx'),
  },
});
