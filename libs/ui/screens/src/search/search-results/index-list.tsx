import { useId } from 'react';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { Artwork, type PictureSize } from '@foyer/ui/artwork';
import { column, draws, kicker } from '@foyer/ui/print/print.css';
import { byLetter } from './by-letter.ts';
import {
  bestKind,
  bestPicture,
  bestRow,
  bestTitle,
  facts as factsStyle,
  kind as kindStyle,
  letter,
  letters,
  part,
  picture as pictureStyle,
  noPicture,
  row,
  rows,
  title as titleStyle,
} from './index-list.css.ts';
import { MatchedTitle } from './matched-title.tsx';
import type { SearchHit, SearchHitKind, SearchResultsProps } from './search-results.types.ts';

/** Tiny pictures, each in the shape that its kind has elsewhere. */
const sizes: Record<SearchHitKind, readonly [PictureSize, PictureSize]> = {
  media_item: [
    [46, 67],
    [92, 134],
  ],
  person: [
    [50, 50],
    [100, 100],
  ],
  channel: [
    [112, 112],
    [224, 224],
  ],
  epg: [
    [132, 100],
    [264, 200],
  ],
  collection: [
    [104, 58],
    [208, 116],
  ],
  karaoke_item: [
    [50, 50],
    [100, 100],
  ],
  service: [
    [104, 58],
    [208, 116],
  ],
};

/** The best match under a rule, then everything as the index of a book: letter heads, title, year, kind. */
export default function SearchIndex({ best, groups }: SearchResultsProps) {
  const t = useTranslate('browse');
  const id = useId();
  const hits = groups.flatMap((group) => group.hits);
  return (
    <div className={column}>
      {best && (
        <section aria-labelledby={`${id}-best`}>
          <h2 id={`${id}-best`} className={kicker}>
            {t('browse.search.best')}
          </h2>
          <Row hit={best} isBest />
        </section>
      )}
      <div className={letters}>
        {byLetter(hits, useLanguage()).map(({ head, items }) => (
          <section key={head} className={part} aria-label={head}>
            <h2 className={letter}>{head}</h2>
            <ul className={rows}>
              {items.map((hit) => (
                <li key={`${hit.kind}-${hit.id}`}>
                  <Row hit={hit} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function Row({ hit, isBest = false }: { hit: SearchHit; isBest?: boolean }) {
  const { href, title, matches, kind, kindName, facts, summary } = hit;
  const picture = summary?.poster ?? hit.picture;
  const [size, big] = sizes[kind];
  return (
    <a className={`${draws} ${isBest ? bestRow : row}`} href={href}>
      {picture ? (
        <Artwork
          className={isBest ? bestPicture : pictureStyle}
          picture={picture}
          size={isBest ? big : size}
          candidates={[size, big]}
          sizes={isBest ? '92px' : '46px'}
        />
      ) : (
        <span className={noPicture} />
      )}
      <span className={isBest ? bestTitle : titleStyle}>
        <MatchedTitle title={title} matches={matches} />
      </span>
      {facts && <span className={factsStyle}>{facts}</span>}
      <span className={isBest ? bestKind : kindStyle}>{kindName}</span>
    </a>
  );
}
