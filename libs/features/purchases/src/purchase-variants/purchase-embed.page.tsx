import type { PurchaseOptionsPorts } from '@foyer/purchase-options';
import { useTranslate } from '@foyer/ui/i18n';
import { StatePage } from '@foyer/screens/state-page';
import { useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { UnlistedHead } from '@foyer/page-parts/unlisted/unlisted-head';
import type { PurchaseVariantsData } from './load-purchase-variants.ts';
import { useCookiesKept } from './partitioned-cookies.ts';
import { PurchaseVariantsPage } from './purchase-variants.page.tsx';
import { useParentPage } from './use-parent-page.ts';

/** Props of {@link PurchaseEmbedPage}. */
export interface PurchaseEmbedPageProps {
  data: PurchaseVariantsData;
  ports: PurchaseOptionsPorts;
}

/** As it is once the item is bought: the viewer has it. */
const bought = ({ address, asked }: PurchaseVariantsData): PurchaseVariantsData => ({
  address,
  ...(asked && { asked: { ...asked, known: { ...asked.known, standing: 'owned', options: [] } } }),
});

/** What an item can be got by, in a page of another site, which hears how it goes. ROUTE-003, PAY-035 */
export function PurchaseEmbedPage({ data, ports }: PurchaseEmbedPageProps) {
  const [isBought, setBought] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const shown = isBought ? bought(data) : data;
  const { query: item, known } = shown.asked ?? {};
  const tell = useParentPage({ item, standing: known?.standing, place });
  const isRemembered = useCookiesKept();
  const told = useMemo<PurchaseOptionsPorts>(
    () => ({
      ...ports,
      pay: (choice, signal) => {
        tell({ event: 'started' });
        return ports.pay(choice, signal);
      },
    }),
    [ports, tell],
  );
  return (
    <div ref={place}>
      {isRemembered ? (
        <PurchaseVariantsPage
          {...shown}
          ports={told}
          onBought={() => setBought(true)}
          onClose={() => tell({ event: 'closed' })}
        />
      ) : (
        <Forgotten address={data.address} />
      )}
    </div>
  );
}

/** Where the browser keeps no cookie in a frame: the page of the site does the same, in a tab. */
function Forgotten({ address }: Pick<PurchaseVariantsData, 'address'>) {
  const t = useTranslate('purchase');
  const { search } = useLocation();
  return (
    <>
      <UnlistedHead title={t('purchase.variants.title')} address={address} />
      <main>
        <StatePage
          kind="empty"
          heading={t('purchase.variants.blocked')}
          text={t('purchase.variants.blocked_text')}
          action={{ title: t('purchase.variants.blocked_action'), href: `/variants${search}` }}
        />
      </main>
    </>
  );
}
