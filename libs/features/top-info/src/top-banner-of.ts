import type { SiteConfig, TopBannerConfig } from '@foyer/page-runtime/page/site-config';
import { isLanding } from './is-landing.ts';

/** Whether a path is one of these or below one; `/` is the main page alone. */
const isAmong = (pathname: string, pages: readonly string[]): boolean =>
  pages.some((page) => pathname === page || (page !== '/' && pathname.startsWith(`${page}/`)));

/**
 * The banner that the configuration puts over a page: paths with `movies` or `series` have their own, landing pages have
 * none, because they make an offer themselves. QUERY-023, QUERY-024
 */
export function topBannerOf(
  { topInfoParams, landingsNames }: SiteConfig,
  pathname: string,
): TopBannerConfig | undefined {
  if (!topInfoParams || isLanding(pathname, landingsNames)) return undefined;
  const kind = /movies|series/u.test(pathname) ? 'mediaItems' : 'mediaView';
  const banner = topInfoParams[kind];
  return banner && isAmong(pathname, banner.pages) ? banner : undefined;
}
