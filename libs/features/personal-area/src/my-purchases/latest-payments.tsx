import { useQuery } from '@tanstack/react-query';
import { purchasesQuery } from '@foyer/client';
import { EntryRows } from '@foyer/screens/entry-rows';
import { PersonalSection } from '@foyer/screens/personal-page';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { paymentRow } from '../my-payments/payment-row.ts';
import { usePersonalWords } from '../personal/use-personal-words.ts';

/** So many payments stand on the first page of the section. */
export const latest = { limit: 3 } as const;

/** The latest payments; nothing where there are none, or while they are not known: their own page says so. */
export function LatestPayments() {
  const words = usePersonalWords();
  const { data } = useQuery(purchasesQuery(useClient(), latest));
  if (!data || data.items.length === 0) return null;
  const heading = words.t('my.purchases.latest');
  return (
    <PersonalSection heading={heading}>
      <EntryRows label={heading} rows={data.items.map((payment) => paymentRow(payment, words))} />
    </PersonalSection>
  );
}
