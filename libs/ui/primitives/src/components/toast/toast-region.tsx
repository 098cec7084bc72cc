import { defineVariants } from '../../variants/variant.tsx';
import type { ToastRegionProps } from './toast.types.ts';

/** Where notices appear. Empty, it is not in the page at all; it never is in the server's HTML. */
export const ToastRegion = defineVariants<'toast', ToastRegionProps>('toast', {
  pill: {
    module: 'libs/ui/primitives/src/components/toast/pill.tsx',
    load: () => import('./pill.tsx'),
  },
  strip: {
    module: 'libs/ui/primitives/src/components/toast/strip.tsx',
    load: () => import('./strip.tsx'),
  },
});
