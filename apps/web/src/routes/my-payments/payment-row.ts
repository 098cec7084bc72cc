import type { Payment } from '@foyer/contract';
import { money } from '@foyer/purchase-options/words';
import type { EntryRow } from '@foyer/ui/entry-rows';
import { accountDate, type PersonalWords } from '../personal/account-date.ts';

/** A payment: what for, when and how, what became of it, how much. */
export function paymentRow(payment: Payment, words: PersonalWords): EntryRow {
  const { order_id: id, name, amount, currency, status, payment_method: method } = payment;
  const { t, language } = words;
  const facts = [
    accountDate(payment.created_at, words),
    t(`my.payments.status.${status}`),
    payment.is_renewal ? t('my.payments.renewal') : undefined,
  ];
  return {
    id,
    title: name,
    href: pathOf(payment),
    notes: [facts.filter((fact) => fact !== undefined).join(' · '), method.description].filter(
      (note) => note !== '',
    ),
    value: money(amount, currency, language),
    isFaded: status === 'failed' || status === 'refunded',
  };
}

/** Where what was bought is; nothing for what has no page. */
function pathOf({ item: { type, id } }: Payment): string | undefined {
  const part = encodeURIComponent(id);
  if (type === 'media_item') return `/media_items/${part}`;
  if (type === 'service') return `/services/${part}`;
  return undefined;
}
