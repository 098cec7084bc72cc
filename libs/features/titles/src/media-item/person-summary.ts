import type { Person } from '@foyer/contract';
import type { PersonSummary } from '@foyer/screens/people';
import { personPath } from '@foyer/site-map';

/** A person as rows show them; all of it leads to their page. */
export const personSummary = ({ id, slug, name, character, image }: Person): PersonSummary => ({
  id,
  href: personPath({ slug }),
  name,
  ...(character && { part: character }),
  ...(image && { picture: image }),
});
