import { useEffect, useRef, type ReactNode } from 'react';
import { useLabel } from '@foyer/ui/theme';
import { Icon } from '@foyer/ui/icon';
import * as css from './questions.css.ts';

/** A question with its answer. */
export interface Question {
  id: string;
  question: string;
  answer: ReactNode;
}

/** Props of {@link Questions}. */
export interface QuestionsProps {
  items: readonly Question[];
  /** Open from the start, and brought into view. @default none */
  selectedId?: string | undefined;
}

/**
 * Questions that open their answers. The browser's own disclosure: it opens without scripts, and the search of the page
 * finds what is closed.
 */
export function Questions({ items, selectedId }: QuestionsProps) {
  return (
    <div className={css.list}>
      {items.map((item) => {
        const isSelected = item.id === selectedId;
        // Another choice is another row: it opens whatever the reader did with it before.
        return <Row key={`${item.id} ${isSelected}`} {...item} isSelected={isSelected} />;
      })}
    </div>
  );
}

function Row({ question, answer, isSelected }: Question & { isSelected: boolean }) {
  const look = useLabel().variants.cards;
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isSelected) ref.current?.scrollIntoView({ block: 'center' });
  }, [isSelected]);
  return (
    <details ref={ref} className={css.row} open={isSelected}>
      <summary className={css.question[look]}>
        <span>{question}</span>
        <span className={css.sign}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div className={css.answer}>{answer}</div>
    </details>
  );
}
