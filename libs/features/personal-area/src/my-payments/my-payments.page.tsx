import { sitePath, servicesPath } from '@foyer/site-map';
import { useClient } from '@foyer/page-runtime/page/client-context';
import type { PersonalData } from '../personal/load-personal.ts';
import { PersonalFrame } from '../personal/personal-frame.tsx';
import { PersonalList } from '../personal/personal-list.tsx';
import { usePersonalWords } from '../personal/use-personal-words.ts';
import { paymentList } from './payment-list.ts';
import { paymentRow } from './payment-row.ts';

const path = sitePath('/my/payments_and_services/payments');

/** What the account has paid for. ROUTE-050 */
export function MyPaymentsPage({ address, number }: PersonalData) {
  const words = usePersonalWords();
  const { t } = words;
  const title = t('crumbs.payments');
  return (
    <PersonalFrame path={path} address={address} heading={title}>
      <PersonalList
        label={title}
        list={paymentList(useClient(), number)}
        path={path}
        rowsOf={(payments) => payments.map((payment) => paymentRow(payment, words))}
        empty={{
          heading: t('my.payments.empty'),
          text: t('my.payments.empty_text'),
          action: { title: t('my.services.choose'), href: servicesPath },
        }}
      />
    </PersonalFrame>
  );
}
