import type { PurchaseOption, SellingRules, User, UserProfile } from '@foyer/contract';
import { PortsProvider } from '@foyer/core/react';
import type { ModalDialogProps } from '@foyer/modal/view';
import {
  createPaymentMachine,
  type PaymentChoice,
  type PaymentInput,
  type PaymentOutput,
} from '@foyer/payment';
import { PaymentFlow, type PaymentFlowProps } from '@foyer/payment/view';
import type { OrderRecord } from '@foyer/purchase-order';
import { Artwork } from '@foyer/ui/artwork';
import { useMemo, useState } from 'react';
import { invalidateAfterChange } from '@foyer/page-runtime/page/invalidate-after-change';
import { tellAnalytics } from '@foyer/page-runtime/shell/analytics-relay';
import { entrySearch } from '@foyer/page-runtime/navigation/entry-address';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { paymentPorts } from '../../../../ports/payment.ports.ts';
import { goToBought } from '@foyer/selling/go-to-bought';
import type { Known } from '@foyer/selling/purchasable';
import type { PaymentAsk, PaymentResult } from './payment-ask.ts';
import { paymentActors, paymentParts, usePreloadedCard } from './payment-parts.tsx';

/** What a payment is about, and who hears of it. */
export interface PaymentProps extends Pick<ModalDialogProps, 'shell' | 'resolve' | 'reject'> {
  running: Shell;
  ask: PaymentAsk;
  /** What is bought, by whom, under which rules, and what was begun before. */
  subject: {
    user: User;
    profile: UserProfile;
    wanted: Known;
    option: PurchaseOption;
    rules: SellingRules | undefined;
    kept: OrderRecord | undefined;
  };
  /** What the viewer had chosen before they signed in again. */
  chosen?: PaymentChoice | undefined;
  onChoice?: (choice: PaymentChoice) => void;
  /** The viewer has it; the dialog says so until they lead on. */
  onBought?: () => void;
}

/** What a buyer gets, by how the service calls it. */
const kinds = { SERVICE: 'service', EST: 'own', TVOD: 'rent' } as const;

/** As large as the side of the dialog; the frame cuts it. */
const sideSize = { size: [640, 360], hasEdge: false } as const;

/** Longest path that the service leads back to. */
const LONGEST_RETURN = 500;

/** Where the page of a bank leads back to: this page, which finds its order again. */
function returnPath(): string | undefined {
  const { pathname, search } = window.location;
  const path = pathname + search;
  return path.length <= LONGEST_RETURN && !path.startsWith('//') ? path : undefined;
}

/** The payment of one option, once all is known that it begins with. */
export function Payment(props: PaymentProps) {
  const { shell, running, ask, subject, chosen, resolve, reject } = props;
  const { item, periodIndex } = ask;
  usePreloadedCard();
  // What it begins with stays: the service may sell it no more while it is bought.
  const [{ user, profile, wanted, option, rules, kept }] = useState(subject);
  const [input] = useState<PaymentInput>(() => ({
    option,
    item,
    name: wanted.name,
    periodIndex,
    profileType: profile.type,
    isPinRequired: profile.purchase_limits.is_pin_required,
    phone: user.phone,
    kept,
    consentsAsked: rules?.consents,
    // The address has lost `session_id` by now. QUERY-027
    search: entrySearch,
    returnPath: returnPath(),
    chosen,
  }));
  const ports = useMemo(
    () => ({
      ...paymentPorts(running, { item, option, profileId: profile.id, phone: user.phone }),
      actors: paymentActors(running.page.client),
    }),
    [running, item, option, profile.id, user.phone],
  );
  const end = (output: PaymentOutput) => {
    if (output.status !== 'bought') return reject();
    // What pages and lists show of it is another thing now.
    void invalidateAfterChange(running.page.queryClient);
    const { next, orderId } = output;
    resolve(output satisfies PaymentResult);
    if (next !== 'watch' || ask.isLedOn) return;
    const bought = { itemId: item.id, itemType: item.type, orderId };
    void goToBought(running.page.client, bought, wanted.href, running.goTo);
  };
  const tellStep: PaymentFlowProps['onStep'] = (step, method) => {
    if (step === 'success') props.onBought?.();
    tellAnalytics({
      event: {
        type: 'payment_step',
        content_id: item.id,
        content_type: item.type,
        step,
        ...(method !== undefined && { method }),
      },
    });
  };
  return (
    <PortsProvider flow={createPaymentMachine} ports={ports}>
      <PaymentFlow
        shell={shell}
        input={input}
        about={{
          kind: item.type === 'certificate' ? 'gift' : kinds[option.usage_model],
          title: option.service?.name ?? wanted.name,
          picture: wanted.picture && <Artwork picture={wanted.picture} {...sideSize} />,
        }}
        parts={paymentParts}
        orderButton={rules?.order_button ?? 'plain'}
        timeZone={user.current_time_zone}
        onStep={tellStep}
        {...(props.onChoice && { onChoice: props.onChoice })}
        onDone={end}
      />
    </PortsProvider>
  );
}
