import { listCatalogue, type Client } from '@foyer/client';
import { listPages } from '@foyer/page-runtime/page/list-pages';

const CATEGORY = 'shortseries';

/** Short series, the most watched first, as the pages of them that were loaded. CARD-016 */
export const shortStoriesList = (client: Client) =>
  listPages(['short-stories'], 1, (page, signal) =>
    listCatalogue(client, { category: CATEGORY, page }, signal),
  );
