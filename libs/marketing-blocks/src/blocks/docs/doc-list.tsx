import { defineVariants } from '@foyer/ui/variants';
import type { DocsProps } from './docs.schema.ts';

/** Documents as rows between hairlines, or as an index in italics. */
export const DocList = defineVariants<'cards', Pick<DocsProps, 'docs'>>('cards', {
  lit: {
    module: 'libs/marketing-blocks/src/blocks/docs/doc-rows.tsx',
    load: () => import('./doc-rows.tsx'),
  },
  print: {
    module: 'libs/marketing-blocks/src/blocks/docs/doc-index.tsx',
    load: () => import('./doc-index.tsx'),
  },
});
