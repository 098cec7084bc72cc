import { useFlow, usePorts } from '@foyer/core/react';
import type { ModalShell } from '@foyer/modal/view';
import { Button } from '@foyer/ui/button';
import { Dialog } from '@foyer/ui/dialog';
import { useTranslate } from '@foyer/ui/i18n';
import { shallowEqual, useSelector } from '@xstate/react';
import { createRateExchangeMachine } from './rate-exchange.machine.ts';
import { selectRateExchangeView } from './rate-exchange.selectors.ts';
import type { RateExchangeInput, RateExchangeOutput } from './rate-exchange.types.ts';

/** What {@link RateExchangeFlow} needs. */
export interface RateExchangeFlowProps {
  shell: ModalShell;
  input: RateExchangeInput;
  /** Called once, at the end. */
  onDone: (output: RateExchangeOutput) => void;
}

/** The dialog that offers a bonus for the rating of a title. EVENT-020 */
export function RateExchangeFlow({ shell, input, onDone }: RateExchangeFlowProps) {
  const t = useTranslate('modal');
  const actor = useFlow(usePorts(createRateExchangeMachine), input, onDone);
  const { isShown, name } = useSelector(actor, selectRateExchangeView, shallowEqual);
  const decline = () => actor.send({ type: 'offer.decline' });
  if (!isShown) return null;
  return (
    <Dialog
      {...shell}
      title={t('modal.rate_exchange.title')}
      description={t('modal.rate_exchange.text', { name })}
      onClose={decline}
      onEscape={decline}
    >
      <Button onPress={() => actor.send({ type: 'offer.accept' })}>
        {t('modal.rate_exchange.accept')}
      </Button>
      <Button tone="quiet" onPress={decline}>
        {t('modal.rate_exchange.decline')}
      </Button>
    </Dialog>
  );
}
