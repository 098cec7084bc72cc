import { defineVariants } from '@foyer/ui/variants';
import type { PictureCard } from '../../parts/picture-card.schema.ts';

/** Reasons: wide pictures by turns at both sides, or columns with numbers. */
export const Reasons = defineVariants<'features', { reasons: readonly PictureCard[] }>('features', {
  alternate: {
    module: 'libs/marketing-blocks/src/blocks/features-blocks/reason-rows.tsx',
    load: () => import('./reason-rows.tsx'),
  },
  columns: {
    module: 'libs/marketing-blocks/src/blocks/features-blocks/reason-columns.tsx',
    load: () => import('./reason-columns.tsx'),
  },
});
