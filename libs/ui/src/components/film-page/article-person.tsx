import { Artwork } from '../artwork/index.ts';
import type { PersonSummary } from '../component.types.ts';
import { frame } from '../print/print.css.ts';
import { name, noPortrait, part, portrait } from './article-parts.css.ts';

/** Someone of the cast or crew: a square grey portrait, name, character or trade. */
export function ArticlePerson({ person }: { person: PersonSummary }) {
  return (
    <div>
      {person.picture ? (
        <Artwork
          className={`${frame} ${portrait}`}
          picture={person.picture}
          size={[180, 180]}
          hasEdge={false}
          title={person.name}
        />
      ) : (
        <div className={`${portrait} ${noPortrait}`} />
      )}
      <h3 className={name}>{person.name}</h3>
      {person.part && <p className={part}>{person.part}</p>}
    </div>
  );
}
