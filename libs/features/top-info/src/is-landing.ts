/**
 * Whether a path leads to a landing page: its route name, as in `/{name}`, stands in the list of landing names. Such a
 * page makes an offer of its own, so neither the top banner nor the chat stands beside it. QUERY-025
 */
export function isLanding(pathname: string, landingsNames: readonly string[]): boolean {
  const name = /^\/(?:media_views\/)?([^/]+)/u.exec(pathname)?.[1];
  return name !== undefined && landingsNames.includes(name);
}
