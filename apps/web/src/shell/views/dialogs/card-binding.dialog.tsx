import { type CardBindingOutput, createCardBindingMachine } from '@foyer/card-binding';
import { CardBindingFlow } from '@foyer/card-binding/view';
import { userQuery } from '@foyer/client';
import type { User } from '@foyer/contract';
import { PortsProvider } from '@foyer/core/react';
import type { ModalDialogProps } from '@foyer/modal/view';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { invalidateAfterChange } from '@foyer/page-runtime/page/invalidate-after-change';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { useShell } from '@foyer/page-runtime/shell/shell-store';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { useBusy } from '@foyer/page-runtime/shell/use-busy';
import { cardBindingPorts, keptBinding } from '@foyer/purchases/ports/card-binding.ports';
import { useIsSignInDue } from '../use-is-sign-in-due.ts';

/** Where the page of a bank leads back to: this page. The service keeps it, so no code of an address goes with it. */
function returnPath(): string {
  const { pathname, searchParams } = new URL(window.location.href);
  searchParams.delete('code');
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

/** Links a card; resolves once it is linked. What this tab has begun is asked about first. BANKCARD-035 */
export function CardBindingDialog(props: ModalDialogProps) {
  const running = useShell();
  const { data: user } = useQuery(userQuery(useClient()));
  useBusy('payment');
  const isSignInDue = useIsSignInDue();
  const giveUp = useEffectEvent(props.reject);
  // Nothing is bought here: the page comes again for a visitor, and who signs in there finds the link that was begun.
  useEffect(() => {
    if (isSignInDue) giveUp();
  }, [isSignInDue]);
  return running && user ? <CardBinding {...props} user={user} running={running} /> : null;
}

function CardBinding({
  shell,
  running,
  user,
  resolve,
  reject,
}: ModalDialogProps & { user: User; running: Shell }) {
  const { client, queryClient } = running.page;
  const profileId = user.profile?.id ?? '';
  const [input] = useState(() => ({
    returnPath: returnPath(),
    search: window.location.search,
    kept: keptBinding(profileId).read(),
  }));
  const ports = useMemo(
    () =>
      cardBindingPorts({
        client,
        phone: user.phone,
        keep: (record) => keptBinding(profileId).keep(record),
      }),
    [client, user.phone, profileId],
  );
  const end = ({ status }: CardBindingOutput) => {
    if (status !== 'linked') return reject();
    // A card is a way to pay, and a renewal may follow from it.
    void invalidateAfterChange(queryClient);
    resolve();
  };
  return (
    <PortsProvider flow={createCardBindingMachine} ports={ports}>
      <CardBindingFlow shell={shell} input={input} onDone={end} />
    </PortsProvider>
  );
}
