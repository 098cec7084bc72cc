import { PromoCode } from '@foyer/blocks/promo-code';
import { useTranslate } from '@foyer/ui/i18n';
import { ListBody } from '@foyer/screens/list-page';
import { StatePage } from '@foyer/screens/state-page';
import { useLocation } from 'react-router';
import { UnlistedHead, type UnlistedHeadProps } from '@foyer/page-parts/unlisted/unlisted-head';
import { useCookiesKept } from '../purchase-variants/partitioned-cookies.ts';

/** The form for promo codes alone, also in a page of another site. ROUTE-069 */
export function PromoCodeEmbedPage({ address }: Pick<UnlistedHeadProps, 'address'>) {
  const t = useTranslate('input', 'purchase');
  const title = t('purchase.promocode.label');
  const { search } = useLocation();
  const isRemembered = useCookiesKept();
  return (
    <>
      <UnlistedHead title={title} address={address} />
      {isRemembered ? (
        <ListBody>
          <PromoCode title={title} level={1} />
        </ListBody>
      ) : (
        // Where the browser keeps no cookie in a frame: the page of the site does the same, in a tab.
        <StatePage
          kind="empty"
          heading={title}
          text={t('purchase.variants.blocked_text')}
          action={{ title: t('purchase.variants.blocked_action'), href: `/promocode${search}` }}
        />
      )}
    </>
  );
}
