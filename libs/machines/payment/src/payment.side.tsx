import { CheckoutSide, SuccessSide } from '@foyer/screens/checkout-side';
import type { ReactNode } from 'react';
import type { PaymentStep, PaymentViewState } from './payment.selectors.ts';
import { nextPayment, priceWords, type Words } from './payment.words.ts';

/** What is bought, as the dialog shows it. */
export interface PaymentSubject {
  kind: 'service' | 'own' | 'rent' | 'gift';
  /** Name of the service, or of what is bought. */
  title: string;
  /** One sentence. */
  text?: string | undefined;
  /** Fills the frame that it stands in. */
  picture?: ReactNode;
}

/** The steps where a label that shows it beside a card has room for it. */
const pictured: ReadonlySet<PaymentStep> = new Set([
  'loading',
  'unavailable',
  'periods',
  'methods',
]);

/** Whether what is bought stands beside a step; on a spread it always does. */
export const isPictured = (step: PaymentStep, checkout: 'card' | 'halves'): boolean =>
  checkout === 'halves' || pictured.has(step) || step === 'success';

/** What stands beside the step: what is bought, and in the end that it is. */
export function PaymentSide({
  about,
  view,
  words,
}: {
  about: PaymentSubject;
  view: PaymentViewState;
  words: Words;
}) {
  const { t } = words;
  const { kind, title, text, picture } = about;
  if (view.step === 'success') {
    return (
      <SuccessSide
        picture={picture}
        label={t('bank_card.payment.receipt')}
        rows={receiptRows(about, view, words)}
      />
    );
  }
  return (
    <CheckoutSide
      kicker={t(`bank_card.payment.kind_${kind}`)}
      title={title}
      text={text}
      note={t(kind === 'gift' ? 'bank_card.payment.gift_note' : 'bank_card.payment.return_note')}
      picture={picture}
    />
  );
}

/** What was paid for what and by what, and what comes next; nothing of an order that is known by its record alone. */
function receiptRows({ title }: PaymentSubject, { price, offer }: PaymentViewState, words: Words) {
  if (!price) return [{ name: title }];
  const next = nextPayment(price, words);
  return [
    { name: title, sum: priceWords(price, words) },
    ...(offer ? [{ name: offer.method.description }] : []),
    ...(next
      ? [
          {
            name: words.t('bank_card.payment.next_payment', { date: next.when }),
            sum: next.sum,
          },
        ]
      : []),
  ];
}
