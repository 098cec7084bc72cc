import { useContext, useSyncExternalStore } from 'react';
import { preinit } from 'react-dom';
import { TopBanner, topBannerRule } from '@foyer/screens/top-banner';
import { AssetSource } from '@foyer/ui/variants';
import { useNonce } from '@foyer/page-runtime/page/document-nonce';
import type { TopBannerConfig } from '@foyer/page-runtime/page/site-config';

const never = () => () => undefined;

/** Whether this is the server's HTML, or the browser just takes it over. */
const useIsServerHtml = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** The banner, with its colours in the server's HTML as well: in the browser it sets them itself. SHELL-010 */
export default function TopStrip({ banner }: { banner: TopBannerConfig }) {
  const nonce = useNonce();
  const isServerHtml = useIsServerHtml();
  const source = useContext(AssetSource);
  for (const href of source?.assetsOf('libs/features/top-info/src/top-strip.tsx').styles ?? []) {
    preinit(href, { as: 'style' });
  }
  return (
    <>
      {isServerHtml && (
        <style nonce={nonce} suppressHydrationWarning>
          {topBannerRule(banner.colors)}
        </style>
      )}
      <TopBanner
        text={banner.text}
        target={{ href: banner.target.url, text: banner.target.text }}
        colors={banner.colors}
      />
    </>
  );
}
