import type { Collection } from '@foyer/contract';
import { sitePath } from '../site-path.ts';

/** Address of the list of collections. ROUTE-039 */
export const collectionsPath = sitePath('/collections');

/** The page of a collection. ROUTE-038 */
export const collectionPath = ({ slug }: Pick<Collection, 'slug'>) =>
  sitePath(`${collectionsPath}/${encodeURIComponent(slug)}`);
