import { ListBody } from '@foyer/screens/list-page';
import { useLabel } from '@foyer/ui/theme';
import { BlockButtons } from '../../parts/block-buttons.tsx';
import { readHtml } from '../../parts/html-words.tsx';
import { SectionHead } from '../../parts/section-head.tsx';
import * as css from './faq.css.ts';
import type { FaqProps } from './faq.schema.ts';
import { QuestionList } from './question-list.tsx';

/** Questions that open their answers. BLOCK-009, BLOCK-037 */
export function Faq({ title, questions, buttons }: FaqProps) {
  const look = useLabel().variants.cards;
  const items = questions.map((item) => ({ ...item, answer: readHtml(item.answer) }));
  return (
    <ListBody>
      <section className={css.section[look]} {...(title !== undefined && { 'aria-label': title })}>
        {title !== undefined && <SectionHead title={title} />}
        <div className={css.body}>
          <QuestionList items={items} />
          <BlockButtons items={buttons} />
        </div>
      </section>
    </ListBody>
  );
}
