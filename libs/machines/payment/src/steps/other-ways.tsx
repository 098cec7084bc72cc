import { Button } from '@foyer/ui/button';
import { actions, smallPrint, ways, waysTitle } from '../payment.css.ts';
import type { StepProps } from './step.types.ts';

/** Under the words of a refusal: what else may pay, a button each. Case C7 */
export function OtherWays({ actor, view, words: { t } }: StepProps) {
  if (view.otherOffers.length === 0) return null;
  return (
    <fieldset className={ways}>
      <legend className={`${smallPrint} ${waysTitle}`}>{t('bank_card.payment.other_ways')}</legend>
      <div className={actions}>
        {view.otherOffers.map(({ method }) => (
          <Button
            key={method.id}
            tone="plain"
            onPress={() => actor.send({ type: 'method.choose', methodId: method.id })}
          >
            {method.description}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
