import { lazyPart } from '@foyer/ui/variants';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { userQuery } from '@foyer/client';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { usePageConfig } from '@foyer/page-runtime/page/page-config-context';
import { topBannerOf } from './top-banner-of.ts';

const TopStrip = lazyPart(async () => (await import('./top-strip.tsx')).default);

/** The banner that the configuration puts over this page, if it is for this viewer. SHELL-003, SHELL-009 */
export default function TopInfo() {
  const { pathname } = useLocation();
  const { site, hasSession } = usePageConfig();
  const client = useClient();
  const user = useQuery({ ...userQuery(client), enabled: hasSession });
  const banner = topBannerOf(site, pathname);
  if (!banner || (banner.onlyNotAuth && user.data?.is_auth)) return null;
  return <TopStrip banner={banner} />;
}
