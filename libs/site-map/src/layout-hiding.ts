/** Parameters that together hide the layout, and the alternatives to them. */
type HidingQueries = readonly (readonly string[])[];

const watching: HidingQueries = [['player'], ['program', 'start_time']];

/** What hides header and footer of a route, by its name. ROUTE-004 to ROUTE-006, ROUTE-032, ROUTE-034 to ROUTE-036 */
export const hidingQueries = {
  channel: watching,
  programme: watching,
  'karaoke-item': [['player']],
  service: [['check_auth'], ['access']],
} as const satisfies Readonly<Record<string, HidingQueries>>;

/** Whether a route shows no header and footer because of what its address asks for. */
export function isLayoutHidden(routeName: string, search: string): boolean {
  const query = new URLSearchParams(search);
  const ways = Object.entries(hidingQueries).find(([name]) => name === routeName)?.[1] ?? [];
  return ways.some((names) => names.every((name) => query.has(name)));
}

/** Whether a page stands inside a page of somebody else, where its failure shows no header either. ROUTE-084 */
export function isEmbedded(pathname: string): boolean {
  return pathname.includes('/embed/');
}
