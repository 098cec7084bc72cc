import { deleteDeviceOperation } from '@foyer/contract';
import { PortsProvider } from '@foyer/core/react';
import { createDevicesMachine } from '@foyer/devices';
import { DevicesFlow } from '@foyer/devices/view';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useClient } from '@foyer/page-runtime/page/client-context';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { devicesPorts } from '../ports/devices.ports.ts';
import { useClosedReason } from '@foyer/selling/use-closed-reason';

/** Another viewer changes everything that the server renders: the next page is a whole one. */
const goHome = () => window.location.assign('/');

/** The list of devices, once the page knows which of them it is on. */
export function AccountDevices({ shell: { actor } }: { shell: Pick<Shell, 'actor'> }) {
  const client = useClient();
  const ports = useMemo(() => devicesPorts(client), [client]);
  const ownUid = useSelector(actor, ({ context }) => context.uid);
  const closedReason = useClosedReason(deleteDeviceOperation, {
    adultOnly: 'component.devices.adult_only',
  });
  if (ownUid === undefined) return null;
  return (
    <PortsProvider flow={createDevicesMachine} ports={ports}>
      <DevicesFlow input={{ ownUid }} closedReason={closedReason} onDone={goHome} />
    </PortsProvider>
  );
}
