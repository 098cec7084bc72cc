import type { IconProps } from '../../icons/icon-set.types.ts';
import { defineVariants } from '../../variants/variant.tsx';

/** An icon of the label's set. Decoration; whatever holds it carries the name. */
export const Icon = defineVariants<'icons', IconProps>('icons', {
  phosphor: {
    module: 'libs/ui/primitives/src/icons/phosphor.tsx',
    load: () => import('../../icons/phosphor.tsx'),
  },
  lucide: {
    module: 'libs/ui/primitives/src/icons/lucide.tsx',
    load: () => import('../../icons/lucide.tsx'),
  },
});
