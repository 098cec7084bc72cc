import { defineVariants } from '@foyer/ui/variants';
import type { QuestionsProps } from '@foyer/screens/questions';

/** Questions that open their answers: rows between hairlines, or letters to the editor in two columns. */
export const QuestionList = defineVariants<'cards', QuestionsProps>('cards', {
  lit: {
    module: 'libs/marketing-blocks/src/blocks/faq/rows.tsx',
    load: () => import('./rows.tsx'),
  },
  print: {
    module: 'libs/marketing-blocks/src/blocks/faq/letters.tsx',
    load: () => import('./letters.tsx'),
  },
});
