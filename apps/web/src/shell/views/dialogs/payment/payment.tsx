import type { PurchaseOption, SellingRules, User, UserProfile } from '@foyer/contract';
import { PortsProvider } from '@foyer/core/react';
import type { ModalDialogProps } from '@foyer/modal/view';
import { createPaymentMachine, type PaymentInput, type PaymentOutput } from '@foyer/payment';
import { PaymentFlow, type PaymentFlowProps } from '@foyer/payment/view';
import type { OrderRecord } from '@foyer/purchase-order';
import { Artwork } from '@foyer/ui/artwork';
import { useMemo, useState } from 'react';
import { tellAnalytics } from '../../../../analytics/analytics-relay.ts';
import { paymentPorts } from '../../../../ports/payment.ports.ts';
import { hrefNow } from '../../../../rights/go-to-bought.ts';
import type { Known } from '../../../../rights/purchasable.ts';
import { entrySearch } from '../../../entry-address.ts';
import type { Shell } from '../../../shell.types.ts';
import type { PaymentAsk, PaymentResult } from '../payment.dialog.tsx';
import { paymentParts } from './payment-parts.tsx';

interface PaymentProps extends Pick<ModalDialogProps, 'shell' | 'resolve' | 'reject'> {
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

/** Goes to what was bought: where it is watched only the service knows, and only since now. */
async function leadTo(
  { page, goTo }: Shell,
  { id: itemId, type: itemType }: PaymentAsk['item'],
  before: Known,
): Promise<void> {
  const href = await hrefNow(page.client, { itemId, itemType }, before.href);
  if (href !== undefined) goTo(href);
}

/** The payment of one option, once all is known that it begins with. */
export function Payment({ shell, running, ask, subject, resolve, reject }: PaymentProps) {
  const { item, periodIndex } = ask;
  // What it begins with stays: the service may sell it no more while it is bought.
  const [{ user, profile, wanted, option, rules, kept }] = useState(subject);
  const [input] = useState<PaymentInput>(() => ({
    option,
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
  }));
  const ports = useMemo(
    () => paymentPorts(running, { item, option, profileId: profile.id, phone: user.phone }),
    [running, item, option, profile.id, user.phone],
  );
  const end = (output: PaymentOutput) => {
    if (output.status !== 'bought') return reject();
    // What pages and lists show of it is another thing now.
    void running.page.queryClient.invalidateQueries();
    const { next } = output;
    resolve({ status: 'bought', next } satisfies PaymentResult);
    if (next === 'watch' && !ask.isLedOn) void leadTo(running, item, wanted);
  };
  const tellStep: PaymentFlowProps['onStep'] = (step, method) =>
    tellAnalytics({
      event: {
        type: 'payment_step',
        content_id: item.id,
        content_type: item.type,
        step,
        ...(method !== undefined && { method }),
      },
    });
  return (
    <PortsProvider flow={createPaymentMachine} ports={ports}>
      <PaymentFlow
        shell={shell}
        input={input}
        about={{
          kind: kinds[option.usage_model],
          title: option.service?.name ?? wanted.name,
          picture: wanted.picture && <Artwork picture={wanted.picture} {...sideSize} />,
        }}
        parts={paymentParts}
        orderButton={rules?.order_button ?? 'plain'}
        timeZone={user.current_time_zone}
        onStep={tellStep}
        onDone={end}
      />
    </PortsProvider>
  );
}
