import type { Certificate } from '@foyer/contract';
import { money } from '@foyer/purchase-options/words';
import type { EntryRow } from '@foyer/ui/entry-rows';
import { accountDate, type PersonalWords } from '../personal/account-date.ts';

/** A certificate: what became of it, its code while it can be handed on, its last day. */
export function certificateRow(certificate: Certificate, words: PersonalWords): EntryRow {
  const { id, name, image, amount, currency, status, code, expires_at: end } = certificate;
  const { t, language } = words;
  const isUsable = status === 'bought';
  return {
    id,
    title: name,
    notes: [
      t(`my.certificates.status.${status}`),
      ...(isUsable && code !== undefined ? [t('my.certificates.code', { code })] : []),
      ...(isUsable ? [t('my.certificates.until', { date: accountDate(end, words) })] : []),
    ],
    value: money(amount, currency, language),
    picture: { image, shape: 'wide' },
    isFaded: !isUsable,
  };
}
