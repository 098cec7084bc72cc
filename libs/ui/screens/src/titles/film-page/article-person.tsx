import { Artwork } from '@foyer/ui/artwork';
import type { PersonSummary } from '../people/person-summary.types.ts';
import { drawn, draws, frame } from '@foyer/ui/print/print.css';
import { cell, name, noPortrait, part, portrait } from './article-parts.css.ts';

/** Someone of the cast or crew: a square grey portrait, name, character or trade. */
export function ArticlePerson({ person }: { person: PersonSummary }) {
  return (
    <a className={`${cell} ${draws}`} href={person.href}>
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
      <h3 className={name}>
        <span className={drawn}>{person.name}</span>
      </h3>
      {person.part && <p className={part}>{person.part}</p>}
    </a>
  );
}
