import { Icon } from '@foyer/ui/icon';
import type { ReactNode } from 'react';
import { back, kicker } from './payment.css.ts';
import type { PaymentViewState } from './payment.selectors.ts';
import type { PaymentSubject } from './payment.side.tsx';
import { priceBadge, priceWords, type Words } from './payment.words.ts';

/** What stands over the title of a step: the way back from a card, or what was bought. */
export function leadOf(
  { step, canGoBack }: PaymentViewState,
  { kind }: PaymentSubject,
  { t }: Words,
  checkout: 'card' | 'halves',
  onBack: () => void,
): ReactNode {
  if (step === 'any_card' && canGoBack) {
    return (
      <button type="button" className={back} onClick={onBack}>
        <Icon name="back" size={20} />
        {t('bank_card.entry.other')}
      </button>
    );
  }
  if (step === 'success' && checkout === 'halves') {
    return <p className={kicker}>{t(`bank_card.payment.kind_${kind}`)}</p>;
  }
  return undefined;
}

/** What the card pays for, in one line under the title; nothing in other steps. */
export function summaryOf(
  { step, price }: PaymentViewState,
  { title }: PaymentSubject,
  words: Words,
): string | undefined {
  if (step !== 'any_card' || !price) return undefined;
  return `${title}, ${priceBadge(price, words) ?? priceWords(price, words)}`;
}
