import type { Label } from '@foyer/ui/theme';
import type { LabelSettings } from '../server/site-settings.schema.ts';

/** Keeps for the visit with which parameters the viewer asked for a banner. QUERY-018 */
const bannerCookie = 'foyer_banner';

/** A value that is longer is no operator's. */
const longestValue = 100;

/** What the viewer came with: the parameters of the address, and what asked for a banner earlier in the visit. */
export function askedParameters(
  query: URLSearchParams,
  cookies: ReadonlyMap<string, string>,
): URLSearchParams {
  const asked = new URLSearchParams(cookies.get(bannerCookie));
  for (const [name, value] of query) asked.set(name, value);
  return asked;
}

/** The cookie for what an address asks of the banners; nothing where it names no parameter of theirs. */
export function bannerCookieOf(
  { protocol, searchParams }: Pick<URL, 'protocol' | 'searchParams'>,
  { topInfoParams: { mediaItems, mediaView } }: LabelSettings,
  { features }: Label,
): string | undefined {
  const names = [mediaItems?.param_name, mediaView?.param_name];
  const asked = [...searchParams].filter(
    ([name, value]) => names.includes(name) && value.length <= longestValue,
  );
  if (!features.topBanner || asked.length === 0) return undefined;
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${bannerCookie}=${new URLSearchParams(asked).toString()}; Path=/; SameSite=Lax; HttpOnly${secure}`;
}
