/**
 * Pages of the specification that are linked already and not built yet: they answer with an honest
 * page in the right layout. The list only shrinks.
 */
export const pendingPaths: ReadonlySet<string> = new Set([
  'contacts',
  'docs',
  'faq',
  'podarochnye-sertifikaty',
  'promocode',
  'search',
  'support',
]);
