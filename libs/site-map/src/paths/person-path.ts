import type { PersonShort } from '@foyer/contract';
import { sitePath } from '../site-path.ts';

/** The page of a person. ROUTE-066 */
export const personPath = ({ slug }: Pick<PersonShort, 'slug'>) =>
  sitePath(`/persons/${encodeURIComponent(slug)}`);
