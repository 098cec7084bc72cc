import { useTranslate } from '@foyer/ui/i18n';
import { StatePage } from '@foyer/screens/state-page';
import { useLocation } from 'react-router';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { goToBought } from '@foyer/selling/go-to-bought';
import { UnlistedHead } from '@foyer/page-parts/unlisted/unlisted-head';
import type { PaymentPageData } from './load-payment.ts';
import { PaymentAtOnce } from './payment-at-once.tsx';

/** The ground under the payment, which opens by itself; a viewer who turns back from it may open it again. ROUTE-068 */
export function PaymentPage({ address, name, choice, href, variantsHref }: PaymentPageData) {
  const t = useTranslate('purchase');
  const client = useClient();
  const { pathname, search, key } = useLocation();
  return (
    <>
      <UnlistedHead title={t('purchase.pay.title')} address={address} />
      <PaymentAtOnce
        // A link to this address opens it again.
        key={key}
        choice={choice}
        onBought={(orderId) => void goToBought(client, { ...choice, orderId }, href)}
      />
      <StatePage
        kind="empty"
        heading={t('purchase.pay.title')}
        text={name === '' ? t('purchase.pay.text') : t('purchase.pay.named', { name })}
        action={{ title: t('purchase.pay.open'), href: pathname + search }}
        home={{ title: t('purchase.pay.others'), href: variantsHref }}
      />
    </>
  );
}
