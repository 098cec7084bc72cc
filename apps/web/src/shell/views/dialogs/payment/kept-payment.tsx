import { userQuery } from '@foyer/client';
import { lazyDialog } from '@foyer/modal/view';
import type { PaymentChoice } from '@foyer/payment';
import { useRef, useState } from 'react';
import { tabMarks } from '@foyer/page-runtime/storage/browser-storages';
import { keptOrders } from '../../../../ports/kept-orders.ts';
import { useIsSignInDue } from '../../use-is-sign-in-due.ts';
import { Payment, type PaymentProps } from './payment.tsx';

/** Loads when a session ends under a payment, which is rare. */
const SignInDialog = lazyDialog(
  async () => (await import('../login/login.dialog.tsx')).SignInAgainDialog,
);

/**
 * A payment that outlasts the end of its session: the sign-in takes its place, then it begins again for the same profile
 * with the item, the length of time and the method that were chosen. An order that was begun is asked about first; the
 * card is typed again, and no flow of the payment runs meanwhile for another viewer. Case C11
 */
export function KeptPayment(props: PaymentProps) {
  const { shell, running, ask, subject, reject } = props;
  const isDue = useIsSignInDue();
  const [kept, keep] = useState(subject.kept);
  const [chosen, setChosen] = useState<PaymentChoice>();
  const [isBought, setBought] = useState(false);
  const [isSigningIn, setSigningIn] = useState(false);
  const choice = useRef<PaymentChoice>(undefined);
  // Latched: the session is another one before the sign-in has led through all of its steps.
  if (isDue && !isSigningIn && !isBought) setSigningIn(true);

  const goOn = async () => {
    const { client, queryClient } = running.page;
    // What else the page shows is of the session before, and comes again once the payment is over.
    running.tell('session', { type: 'page.outdated' });
    const user = await queryClient
      .fetchQuery({ ...userQuery(client), staleTime: 0 })
      .catch(() => undefined);
    if (user?.profile?.id !== subject.profile.id) return reject();
    keep(keptOrders(tabMarks, subject.profile.id).get(ask.seqId)?.record);
    setChosen(choice.current);
    setSigningIn(false);
  };

  if (isSigningIn) {
    return (
      <SignInDialog
        shell={shell}
        data={{ phone: subject.user.phone }}
        resolve={() => void goOn()}
        reject={reject}
      />
    );
  }
  return (
    <Payment
      {...props}
      subject={{ ...subject, kept }}
      chosen={chosen}
      onChoice={(next) => {
        choice.current = next;
      }}
      onBought={() => setBought(true)}
    />
  );
}
