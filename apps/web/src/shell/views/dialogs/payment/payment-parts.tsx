import type { Client } from '@foyer/client';
import { hasCome, lateFlow } from '@foyer/core';
import type { PaymentPorts } from '@foyer/payment';
import type { PaymentParts } from '@foyer/payment/view';
import { useTranslate } from '@foyer/ui/i18n';
import { lazyPart, loadPatiently } from '@foyer/ui/variants';
import { useSelector } from '@xstate/react';
import { type ComponentType, Suspense, useEffect } from 'react';
import type { AnyActorLogic, AnyActorRef } from 'xstate';

/** A flow that the payment invokes, and its view: code that most payments do without. */
interface Part<Props> {
  flow: (client: Client) => AnyActorLogic;
  View: ComponentType<Props>;
}

const load = {
  pin: () => import('./late/pin.tsx'),
  bankCard: () => import('./late/bank-card.tsx'),
  cardChallenge: () => import('./late/card-challenge.tsx'),
  bonus: () => import('./late/bonus.tsx'),
  productOnboarding: () => import('./late/product-onboarding.tsx'),
};

const flowOf = (part: keyof typeof load, client: Client): AnyActorLogic =>
  lateFlow(async () => (await loadPatiently<Pick<Part<never>, 'flow'>>(load[part])).flow(client));

/** The flows that the payment invokes, by the names of its ports; each is loaded with the step that needs it. */
export const paymentActors = (client: Client): PaymentPorts['actors'] => ({
  pin: flowOf('pin', client),
  bankCard: flowOf('bankCard', client),
  cardChallenge: flowOf('cardChallenge', client),
  bonus: flowOf('bonus', client),
  productOnboarding: flowOf('productOnboarding', client),
});

/** Loads the form of a card as soon as the viewer does something in the payment: most of them pay by card. */
export function usePreloadedCard(): void {
  useEffect(() => {
    const stop = new AbortController();
    const preload = () => {
      stop.abort();
      // A form that is shown before its code has come asks for it, and says so.
      load.bankCard().catch(() => undefined);
    };
    for (const act of ['pointerdown', 'keydown']) {
      document.addEventListener(act, preload, { signal: stop.signal });
    }
    return () => stop.abort();
  }, []);
}

function Loading() {
  const t = useTranslate('bank_card');
  return <output aria-busy="true">{t('bank_card.payment.loading')}</output>;
}

/** The view of a flow once the code of both is there. */
function viewOf<Props extends { actor: AnyActorRef }>(
  loadPart: () => Promise<Part<Props>>,
): ComponentType<Props> {
  const View: ComponentType<Props> = lazyPart(async () => (await loadPart()).View);
  return function PartView(props: Props) {
    const isThere = useSelector(props.actor, () => hasCome(props.actor));
    return (
      <Suspense fallback={<Loading />}>{isThere ? <View {...props} /> : <Loading />}</Suspense>
    );
  };
}

/** The views of these flows, by the same names. */
export const paymentParts: PaymentParts = {
  Pin: viewOf(load.pin),
  BankCard: viewOf(load.bankCard),
  CardChallenge: viewOf(load.cardChallenge),
  Bonus: viewOf(load.bonus),
  ProductOnboarding: viewOf(load.productOnboarding),
};
