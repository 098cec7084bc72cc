import type { pinMachine } from '@foyer/pin';
import { PinContent } from '@foyer/pin/view';
import { Button } from '@foyer/ui/button';
import { type ActorRefFrom, assign, setup } from 'xstate';
import { enteredCard, readyActors } from './payment.fixtures.ts';
import type { PaymentPorts } from './payment.types.ts';
import type { PaymentSubject } from './payment.side.tsx';
import type { PaymentParts } from './steps/step.types.ts';

/** A flow of others that waits until its view ends it with an answer. */
const waitingActor = () =>
  setup({
    types: {} as { events: { type: 'end'; output: unknown }; context: { output: unknown } },
  }).createMachine({
    context: { output: undefined },
    initial: 'waiting',
    states: {
      waiting: {
        on: { end: { target: 'over', actions: assign({ output: ({ event }) => event.output }) } },
      },
      over: { type: 'final' },
    },
    output: ({ context }) => context.output,
  });

/** The flows of others, each ended by a button of {@link plainParts}. */
export const waitingActors = (): PaymentPorts['actors'] => ({
  pin: readyActors().pin,
  bankCard: waitingActor(),
  cardChallenge: waitingActor(),
  bonus: waitingActor(),
  productOnboarding: waitingActor(),
});

/** A subscription, without a picture. */
export const paymentSubject: PaymentSubject = {
  kind: 'service',
  title: 'Софит Плюс',
  text: 'Фильмы, шестьдесят каналов, загрузки и 4K.',
};

const part = (name: string, output: unknown): PaymentParts['Bonus'] =>
  function Part({ actor }) {
    return <Button onPress={() => actor.send({ type: 'end', output })}>{name}</Button>;
  };

/** Views of the flows of others: a button each, which ends its flow. */
export const plainParts: PaymentParts = {
  Pin: ({ actor }) => <PinContent actor={actor as ActorRefFrom<typeof pinMachine>} />,
  BankCard: ({ actor, remedies, children, submitText }) => (
    <>
      {remedies}
      {children}
      <Button onPress={() => actor.send({ type: 'end', output: enteredCard })}>{submitText}</Button>
    </>
  ),
  CardChallenge: part('Challenge', { outcome: 'left' }),
  Bonus: part('Bonus', { status: 'joined' }),
  ProductOnboarding: part('Onboarding', { status: 'watch' }),
};
