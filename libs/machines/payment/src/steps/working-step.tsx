import { Button } from '@foyer/ui/button';
import { part, smallPrint, waiting } from '../payment.css.ts';
import type { StepProps } from './step.types.ts';

/** An answer is on its way, or the service is asked for one: no button that pays. */
export function WorkingStep({ actor, view, words: { t } }: StepProps) {
  const isFindingOut = view.order?.step === 'findingOut';
  const hint = isFindingOut ? 'bank_card.payment.finding_out' : 'bank_card.payment.wait_note';
  return (
    <>
      <div className={part}>
        <output className={waiting} aria-busy="true">
          {t(isFindingOut ? 'bank_card.payment.working' : 'bank_card.payment.wait')}
        </output>
        <output className={smallPrint}>
          {t(view.order?.isSlow && !isFindingOut ? 'bank_card.payment.slow' : hint)}
        </output>
        {isFindingOut && view.order?.isSlow && (
          <output className={smallPrint}>{t('bank_card.payment.slow')}</output>
        )}
      </div>
      {isFindingOut && (
        <Button tone="plain" onPress={() => actor.send({ type: 'order.ask' })}>
          {t('bank_card.payment.ask')}
        </Button>
      )}
    </>
  );
}
