import type { Question, QuestionsProps } from '@foyer/screens/questions';
import { answer, columns, letter, question, sign } from './letters.css.ts';

/** Letters to the editor in two columns, read down one and then down the other. */
export default function Letters({ items }: QuestionsProps) {
  const half = Math.ceil(items.length / 2);
  return (
    <div className={columns}>
      <Column items={items.slice(0, half)} />
      {half < items.length && <Column items={items.slice(half)} />}
    </div>
  );
}

/** Apart from the other one: what opens here moves nothing there. */
function Column({ items }: { items: readonly Question[] }) {
  return (
    <div>
      {items.map((item) => (
        <details key={item.id} className={letter}>
          <summary className={question}>
            <span>{item.question}</span>
            <span className={sign} aria-hidden="true" />
          </summary>
          <div className={answer}>{item.answer}</div>
        </details>
      ))}
    </div>
  );
}
