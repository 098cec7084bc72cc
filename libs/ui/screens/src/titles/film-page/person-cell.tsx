import { Artwork } from '@foyer/ui/artwork';
import type { PersonSummary } from '../people/person-summary.types.ts';
import { face, person as cell, personName, personPart } from './immersive-foot.css.ts';

/** A person of the cast or crew as a round portrait with name and part; it leads to their page. */
export function PersonCell({ person }: { person: PersonSummary }) {
  const { href, name, part, picture } = person;
  return (
    <a className={cell} href={href}>
      {picture && <Artwork className={face} picture={picture} size={[112, 112]} />}
      <span className={personName}>{name}</span>
      {part && <span className={personPart}>{part}</span>}
    </a>
  );
}
