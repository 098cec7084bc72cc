import { useTranslate } from '@foyer/ui/i18n';
import { Artwork } from '@foyer/ui/artwork';
import { hidden } from '@foyer/ui/visually-hidden/visually-hidden.css';
import { MatchedTitle } from './matched-title.tsx';
import type { SearchHit } from './search-results.types.ts';
import {
  best,
  bestArt,
  bestFacts,
  bestKind,
  bestTitle,
  bestWords,
  gutters,
} from './shelves.css.ts';

const sizes = [
  [300, 169],
  [580, 330],
  [1160, 660],
] as const;

/** What the query names, as a wide card above the shelves. */
export function BestHit({ hit }: { hit: SearchHit }) {
  const t = useTranslate('browse');
  const { href, title, matches, kindName, facts, summary } = hit;
  const picture = summary?.backdrop ?? hit.picture;
  return (
    <section className={gutters} aria-label={t('browse.search.best')}>
      <h2 className={hidden}>{t('browse.search.best')}</h2>
      <a className={best} href={href}>
        {picture && (
          <Artwork
            className={bestArt}
            picture={picture}
            size={[580, 330]}
            candidates={sizes}
            sizes="(min-width: 48em) 300px, 40vw"
            isUrgent
          />
        )}
        <span className={bestWords}>
          <span className={bestKind}>{kindName}</span>
          <span className={bestTitle}>
            <MatchedTitle title={title} matches={matches} />
          </span>
          {facts && <span className={bestFacts}>{facts}</span>}
        </span>
      </a>
    </section>
  );
}
