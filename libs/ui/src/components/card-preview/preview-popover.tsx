import { defineVariants } from '../../variants/variant.tsx';
import type { PreviewPopoverProps } from './preview.types.ts';

/** The popover of a preview: it grows over its card, or opens as a sheet beside it. */
export const PreviewPopover = defineVariants<'cards', PreviewPopoverProps>('cards', {
  lit: {
    module: 'libs/ui/src/components/card-preview/lit.tsx',
    load: () => import('./lit.tsx'),
  },
  print: {
    module: 'libs/ui/src/components/card-preview/print.tsx',
    load: () => import('./print.tsx'),
  },
});
