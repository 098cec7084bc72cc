import { PortsProvider } from '@foyer/core/react';
import { createPurchaseOptionsMachine, type PurchaseOptionsPorts } from '@foyer/purchase-options';
import { PurchaseOptionsPage, type PurchaseOptionsPageProps } from '@foyer/purchase-options/view';
import { useTranslate } from '@foyer/ui/i18n';
import { StatePage } from '@foyer/screens/state-page';
import { UnlistedHead } from '@foyer/page-parts/unlisted/unlisted-head';
import type { PurchaseVariantsData } from './load-purchase-variants.ts';

/** Props of {@link PurchaseVariantsPage}. */
export interface PurchaseVariantsPageProps
  extends PurchaseVariantsData, Pick<PurchaseOptionsPageProps, 'onClose'> {
  ports: PurchaseOptionsPorts;
  /** Called when the item is bought. @param orderId - By which order. */
  onBought: (orderId: string | undefined) => void;
}

/** What an item can be got by, in a page without header and footer. ROUTE-002, ROUTE-003 */
export function PurchaseVariantsPage({
  address,
  asked,
  ports,
  onBought,
  ...framed
}: PurchaseVariantsPageProps) {
  const t = useTranslate('modal', 'purchase');
  return (
    <>
      <UnlistedHead title={t('purchase.variants.title')} address={address} />
      {asked ? (
        <PortsProvider flow={createPurchaseOptionsMachine} ports={ports}>
          <PurchaseOptionsPage
            key={JSON.stringify([asked.query, asked.known.standing])}
            input={{ ...asked.query, isAsked: true, known: asked.known }}
            onDone={(end) => end.status === 'bought' && onBought(end.orderId)}
            {...framed}
          />
        </PortsProvider>
      ) : (
        <main>
          <StatePage
            kind="empty"
            heading={t('purchase.variants.nothing')}
            text={t('purchase.variants.nothing_text')}
            action={{ title: t('purchase.variants.home'), href: '/' }}
          />
        </main>
      )}
    </>
  );
}
