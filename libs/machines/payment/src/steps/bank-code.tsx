import { QrCode } from '@foyer/ui/qr-code';
import type { Words } from '../payment.words.ts';

/** The address of a bank's page, for the camera of a phone. The drawing is why this is a file that comes late. */
export function BankCode({ url, words: { t } }: { url: string; words: Words }) {
  return <QrCode value={url} label={t('bank_card.payment.bank_code')} />;
}
