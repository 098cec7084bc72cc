import type { Certificate } from '@foyer/contract';
import { money } from '@foyer/purchase-options/words';
import type { EntryRow } from '@foyer/screens/entry-rows';
import { giftPath } from '@foyer/site-map';
import { accountDate, type PersonalWords } from '../personal/account-date.ts';

/**
 * A certificate: what became of it, and its last day while it can be handed on.
 *
 * @param show - Leads to its code.
 */
export function certificateRow(
  certificate: Certificate,
  words: PersonalWords,
  show: (id: string) => void,
): EntryRow {
  const { id, name, image, amount, currency, status, expires_at: end } = certificate;
  const { t, language } = words;
  const row: EntryRow = {
    id,
    title: name,
    notes: [t(`my.certificates.status.${status}`)],
    value: money(amount, currency, language),
    picture: { image, shape: 'wide' },
    isFaded: status !== 'bought',
  };
  if (status !== 'bought') return row;
  const title = t('my.certificates.show');
  return {
    ...row,
    href: giftPath(id),
    notes: [
      t(`my.certificates.status.${status}`),
      t('my.certificates.until', { date: accountDate(end, words) }),
    ],
    action: {
      title,
      name: `${title}, ${name}`,
      onPress: () => show(id),
    },
  };
}
