import { Button } from '@foyer/ui/button';
import { useTranslate } from '@foyer/ui/i18n';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { pinMachine } from './pin.machine.ts';
import { selectPinView } from './pin.selectors.ts';
import { PinStep } from './pin.step.tsx';
import type { pinSetUpMachine } from './pin-set-up.machine.ts';

/** Props of {@link PinSetUpStep}. */
export interface PinSetUpStepProps {
  /** The running `pinSetUp`, as the sign-in hands its steps to their views. */
  actor: AnyActorRef;
}

/** Offers an own PIN inside the dialog of the sign-in, and to put it off. LOGIN-017 */
export function PinSetUpStep({ actor }: PinSetUpStepProps) {
  const pin = useSelector(
    actor as ActorRefFrom<typeof pinSetUpMachine>,
    ({ children }) => children.pin,
  );
  return pin ? <Choosing actor={pin as ActorRefFrom<typeof pinMachine>} /> : null;
}

function Choosing({ actor }: { actor: ActorRefFrom<typeof pinMachine> }) {
  const t = useTranslate('modal', 'input');
  const view = useSelector(actor, selectPinView, shallowEqual);
  return (
    <>
      <PinStep actor={actor} view={view} newText="modal.pin_change.set_up_text" />
      <Button tone="quiet" onPress={() => actor.send({ type: 'pin.cancel' })}>
        {t('modal.pin_change.later')}
      </Button>
    </>
  );
}
