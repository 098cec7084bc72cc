import { Questions } from '@foyer/ui/questions';
import { BlockButtons } from '../../parts/block-buttons.tsx';
import { BlockSection } from '../../parts/block-section.tsx';
import { readHtml } from '../../parts/html-words.tsx';
import type { FaqProps } from './faq.schema.ts';

/** Questions that open their answers. */
export function Faq({ title, questions, buttons }: FaqProps) {
  return (
    <BlockSection title={title}>
      <Questions
        items={questions.map(({ id, question, answer }) => ({
          id,
          question,
          answer: readHtml(answer),
        }))}
      />
      <BlockButtons items={buttons} />
    </BlockSection>
  );
}
