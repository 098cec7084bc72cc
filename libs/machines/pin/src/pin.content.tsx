import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { pinMachine } from './pin.machine.ts';
import { selectPinView } from './pin.selectors.ts';
import { PinStep } from './pin.step.tsx';

/** The PIN in the dialog of a flow that has invoked it; the title is that flow's. PIN-018 */
export function PinContent({ actor }: { actor: ActorRefFrom<typeof pinMachine> }) {
  const view = useSelector(actor, selectPinView, shallowEqual);
  return <PinStep actor={actor} view={view} />;
}
