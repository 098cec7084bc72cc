import { Artwork } from '@foyer/ui/artwork';
import { card } from '../../parts/card-name.css.ts';
import { CardName } from '../../parts/card-name.tsx';
import { readHtml } from '../../parts/html-words.tsx';
import type { PictureCard } from '../../parts/picture-card.schema.ts';
import * as css from './reason-columns.css.ts';

const sizes = [
  [640, 360],
  [960, 540],
] as const;

/** Columns between hairlines, each with its number in place of a sign. */
export default function ReasonColumns({ reasons }: { reasons: readonly PictureCard[] }) {
  return (
    <ol className={css.columns} data-count={reasons.length}>
      {reasons.map(({ id, title, text, picture, link }, index) => (
        <li key={id} className={`${card} ${css.column}`}>
          <span className={css.number} aria-hidden="true">
            {index + 1}
          </span>
          <div className={css.words}>
            <CardName className={css.name} wordsClassName={css.drawn} link={link}>
              {title}
            </CardName>
            {text !== undefined && <div className={css.note}>{readHtml(text)}</div>}
          </div>
          {picture && (
            <Artwork
              className={css.picture}
              picture={picture}
              size={[640, 360]}
              candidates={sizes}
              sizes="(min-width: 48em) 33vw, 100vw"
            />
          )}
        </li>
      ))}
    </ol>
  );
}
