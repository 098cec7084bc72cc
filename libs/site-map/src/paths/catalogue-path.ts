import type { CatalogueTheme } from '@foyer/contract';
import { sitePath } from '../site-path.ts';

/** The address of the catalogue of a theme, without its query. FILTER-001 */
export const cataloguePath = (theme: CatalogueTheme | undefined) =>
  theme ? sitePath(`/${theme}/catalog`) : sitePath('/catalog');
