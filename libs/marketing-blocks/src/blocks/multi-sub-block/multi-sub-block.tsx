import { defineVariants } from '@foyer/ui/variants';
import type { MultiSubBlockProps } from './multi-sub-block.schema.ts';

/** Several services in one: a fan of them under a lamp, or a bill with its total. BLOCK-013 */
export const MultiSubBlock = defineVariants<'cards', MultiSubBlockProps>('cards', {
  lit: {
    module: 'libs/marketing-blocks/src/blocks/multi-sub-block/fan.tsx',
    load: () => import('./fan.tsx'),
  },
  print: {
    module: 'libs/marketing-blocks/src/blocks/multi-sub-block/sum-sheet.tsx',
    load: () => import('./sum-sheet.tsx'),
  },
});
