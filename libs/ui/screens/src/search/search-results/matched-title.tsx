import { Fragment } from 'react';
import type { SearchHit } from './search-results.types.ts';
import { match } from './matched-title.css.ts';

/** A title whose matching parts stand out; where nothing of it matches it is quiet as a whole. */
export function MatchedTitle({ title, matches }: Pick<SearchHit, 'title' | 'matches'>) {
  const last = matches.at(-1)?.end ?? 0;
  return (
    <>
      {matches.map(({ start, end }, index) => (
        <Fragment key={start}>
          {title.slice(matches[index - 1]?.end ?? 0, start)}
          <mark className={match}>{title.slice(start, end)}</mark>
        </Fragment>
      ))}
      {title.slice(last)}
    </>
  );
}
