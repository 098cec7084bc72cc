import { card } from '../../parts/card-name.css.ts';
import { CardName } from '../../parts/card-name.tsx';
import { readHtml } from '../../parts/html-words.tsx';
import type { PictureCard } from '../../parts/picture-card.schema.ts';
import * as css from './contents-table.css.ts';

/** A table of contents: dots lead from each title to its number. */
export default function ContentsTable({ parts }: { parts: readonly PictureCard[] }) {
  return (
    <ol className={css.table} data-count={parts.length}>
      {parts.map(({ id, title, text, link }, index) => (
        <li key={id} className={`${card} ${css.row}`}>
          <div className={css.line}>
            <CardName className={css.name} wordsClassName={css.drawn} link={link}>
              {title}
            </CardName>
            <span className={css.dots} aria-hidden="true" />
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
          </div>
          {text !== undefined && <div className={css.note}>{readHtml(text)}</div>}
        </li>
      ))}
    </ol>
  );
}
