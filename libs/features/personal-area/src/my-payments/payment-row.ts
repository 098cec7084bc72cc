import type { Payment, Receipt } from '@foyer/contract';
import { money } from '@foyer/purchase-options/words';
import type { EntryRow } from '@foyer/screens/entry-rows';
import { giftPath, sitePath } from '@foyer/site-map';
import { accountDate, type PersonalWords } from '../personal/account-date.ts';

/** A payment: what for, when and how, what became of it, how much. */
export function paymentRow(payment: Payment, words: PersonalWords): EntryRow {
  const { order_id: id, name, amount, currency, status, payment_method: method, receipt } = payment;
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
    notes: [
      facts.filter((fact) => fact !== undefined).join(' · '),
      method.description,
      receipt ? receiptNote(receipt, currency, words) : '',
    ].filter((note) => note !== ''),
    value: money(amount, currency, language),
    isFaded: status === 'failed' || status === 'refunded',
    ...(receipt && { outside: receiptLink(payment, receipt, words) }),
  };
}

const receiptNote = (
  { number, tax: { percent, amount } }: Receipt,
  currency: string,
  { t, language }: PersonalWords,
): string =>
  t('my.payments.receipt_note', { number, percent, sum: money(amount, currency, language) });

/** The receipt as a page; nothing for an address that is none of a page. */
function receiptLink(
  { name, created_at: at }: Payment,
  { url }: Receipt,
  words: PersonalWords,
): EntryRow['outside'] {
  if (!/^https?:\/\//u.test(url)) return undefined;
  const { t } = words;
  return {
    title: t('my.payments.receipt'),
    name: t('my.payments.receipt_named', { name, date: accountDate(at, words) }),
    href: url,
  };
}

/** Where what was bought is; nothing for what has no page. */
function pathOf({ item: { type, id }, order_id: order, status }: Payment): string | undefined {
  const part = encodeURIComponent(id);
  if (type === 'media_item') return sitePath(`/media_items/${part}`);
  if (type === 'service') return sitePath(`/services/${part}`);
  if (type === 'certificate' && status === 'fulfilled') return giftPath(order);
  return undefined;
}
