/** The pages of the operator's words, which are media views of the same name. */
const names = ['support', 'offer', 'contacts'] as const;

/** Name of a page of the operator's words. */
type InfoName = (typeof names)[number];

/** The media view behind an address of a page of the operator's words. ROUTE-061, ROUTE-064, ROUTE-065 */
export function infoView({ pathname }: Pick<URL, 'pathname'>): { alias: InfoName; path: string } {
  const alias = names.find((name) => pathname.startsWith(`/${name}`)) ?? 'support';
  return { alias, path: `/${alias}` };
}
