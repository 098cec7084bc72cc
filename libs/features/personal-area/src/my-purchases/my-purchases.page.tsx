import { ActionRows } from '@foyer/screens/action-rows';
import { useTranslate } from '@foyer/ui/i18n';
import { LoadingLine } from '@foyer/ui/loading-line';
import { PersonalColumns, PersonalSection } from '@foyer/screens/personal-page';
import { lazyPart } from '@foyer/ui/variants';
import { Suspense } from 'react';
import { sitePath } from '@foyer/site-map';
import { useShell } from '@foyer/page-runtime/shell/shell-store';
import type { PersonalData } from '../personal/load-personal.ts';
import { PersonalFrame } from '../personal/personal-frame.tsx';
import { usePersonalWords } from '../personal/use-personal-words.ts';
import { LatestPayments } from './latest-payments.tsx';
import { Subscriptions, Troubles } from './subscriptions.tsx';

const path = sitePath('/my/payments_and_services');

/** Comes with the flows, not with the page. */
const PaymentMethods = lazyPart(async () => (await import('./payment-methods.tsx')).PaymentMethods);

/** The subscriptions, what went wrong with them, the ways to pay, and what was paid. ROUTE-049, decision 0108 */
export function MyPurchasesPage({ address }: Pick<PersonalData, 'address'>) {
  useTranslate('purchase');
  const { t } = usePersonalWords();
  const shell = useShell();
  return (
    <PersonalFrame
      path={path}
      address={address}
      heading={t('crumbs.payments_and_services')}
      hasColumns
    >
      <PersonalColumns
        beside={
          <>
            <Troubles />
            <PersonalSection heading={t('purchase.methods.heading')}>
              {shell ? (
                <Suspense fallback={<LoadingLine />}>
                  <PaymentMethods shell={shell} />
                </Suspense>
              ) : (
                <LoadingLine />
              )}
            </PersonalSection>
          </>
        }
      >
        <Subscriptions />
      </PersonalColumns>
      <LatestPayments />
      <ActionRows
        rows={[
          {
            id: 'payments',
            title: t('crumbs.payments'),
            note: t('my.purchases.payments_note'),
            href: `${path}/payments`,
          },
          {
            id: 'services',
            title: t('crumbs.my_services'),
            note: t('my.purchases.services_note'),
            href: `${path}/services`,
          },
        ]}
      />
    </PersonalFrame>
  );
}
