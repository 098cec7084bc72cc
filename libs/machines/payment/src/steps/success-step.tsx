import { Button } from '@foyer/ui/button';
import { useLabel } from '@foyer/ui/theme';
import { lead, stageActions } from '../payment.css.ts';
import { nextPayment } from '../payment.words.ts';
import type { StepProps } from './step.types.ts';

/** It is bought: the first button leads to what was wanted. */
export function SuccessStep({ actor, view, words }: StepProps) {
  const { t } = words;
  const { checkout } = useLabel().variants;
  const { isGift, isMoneyDue, name, price } = view;
  const next = price && !isMoneyDue ? nextPayment(price, words) : undefined;
  return (
    <>
      <p className={lead[checkout]}>
        {[
          isGift
            ? t('bank_card.payment.gift_text')
            : t(isMoneyDue ? 'bank_card.payment.success_owned' : 'bank_card.payment.success_text', {
                name,
              }),
          isMoneyDue && t('bank_card.payment.success_money'),
          next && t('bank_card.payment.success_next', { date: next.when, price: next.sum }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <div className={stageActions[checkout]}>
        <Button onPress={() => actor.send({ type: 'payment.watch' })}>
          {isGift ? t('bank_card.payment.gift_show') : t('bank_card.payment.watch', { name })}
        </Button>
        {view.hasOnboarding && (
          <Button tone="plain" onPress={() => actor.send({ type: 'onboarding.open' })}>
            {t('bank_card.payment.onboarding')}
          </Button>
        )}
      </div>
    </>
  );
}
