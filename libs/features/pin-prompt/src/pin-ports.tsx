import { userQuery } from '@foyer/client';
import { PortsProvider } from '@foyer/core/react';
import { createPinMachine, type PinInput } from '@foyer/pin';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { usePageConfig } from '@foyer/page-runtime/page/page-config-context';
import { pinPorts } from './pin.ports.ts';

/** Fills the ports of the PIN for the views below, wherever it is asked for. */
export function PinPortsProvider({ children }: { children: ReactNode }) {
  const client = useClient();
  const ports = useMemo(() => pinPorts(client), [client]);
  return (
    <PortsProvider flow={createPinMachine} ports={ports}>
      {children}
    </PortsProvider>
  );
}

/**
 * Who is asked for the PIN: a profile that is not known has no more rights than an additional one, and without a phone
 * the password confirms a reset.
 */
export function usePinViewer(): Required<Pick<PinInput, 'profileType' | 'phone'>> & {
  /** The user's data are there, or will not come. */
  isKnown: boolean;
} {
  const { hasSession } = usePageConfig();
  const { data: user, isError } = useQuery({ ...userQuery(useClient()), enabled: hasSession });
  return {
    profileType: user?.profile?.type ?? 'additional',
    phone: user?.phone,
    isKnown: user !== undefined || isError || !hasSession,
  };
}
