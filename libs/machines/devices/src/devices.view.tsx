import { messageText } from '@foyer/core';
import { useFlow, usePorts } from '@foyer/core/react';
import { Button } from '@foyer/ui/button';
import { DeviceList } from '@foyer/screens/device-list';
import { Dialog } from '@foyer/ui/dialog';
import { useTranslate } from '@foyer/ui/i18n';
import { LoadingLine } from '@foyer/ui/loading-line';
import { useLabel } from '@foyer/ui/theme';
import { shallowEqual, useSelector } from '@xstate/react';
import { Suspense, useRef } from 'react';
import { error, note, page } from './devices.css.ts';
import { createDevicesMachine } from './devices.machine.ts';
import { selectDevicesView } from './devices.selectors.ts';
import type { DevicesInput, DevicesOutput } from './devices.types.ts';
import { RemovalDialog } from './removal-dialog.tsx';

/** What {@link DevicesFlow} needs. */
export interface DevicesFlowProps {
  input: DevicesInput;
  /** Why this viewer may remove no device. */
  closedReason?: string | undefined;
  /** Called once, when nobody is signed in here any more. */
  onDone: (output: DevicesOutput) => void;
}

/** The devices of the account with their limit; each can be removed after a confirmation. DEV-001, DEV-007 */
export function DevicesFlow({ input, closedReason, onDone }: DevicesFlowProps) {
  const t = useTranslate('screen', 'component');
  const preload = usePreload();
  const actor = useFlow(usePorts(createDevicesMachine), input, onDone);
  const view = useSelector(actor, selectDevicesView, shallowEqual);
  const { step, devices, chosen, removed } = view;
  const place = useRef<HTMLDivElement>(null);
  const listAgain = () => {
    // The button goes, and the focus must not go with it.
    place.current?.focus();
    actor.send({ type: 'device.retry' });
  };
  return (
    <div ref={place} tabIndex={-1} className={page} onPointerEnter={preload} onFocus={preload}>
      {step === 'loading' && <LoadingLine />}
      <div>
        {step === 'list' && (
          <p className={note}>
            {devices.length > 0
              ? t('screen.devices.limit', { count: view.limit, total: devices.length })
              : t('screen.devices.empty')}
          </p>
        )}
        <div role="alert" className={error}>
          {step === 'unknown' && <p>{t('screen.devices.unknown')}</p>}
          {view.message && <p>{messageText(t, view.message)}</p>}
        </div>
        <output className={note}>
          {removed !== undefined && t('screen.devices.removed', { name: removed })}
        </output>
      </div>
      {step === 'unknown' && <Button onPress={listAgain}>{t('shell.retry')}</Button>}
      {step === 'list' && (
        <DeviceList
          label={t('screen.devices.list')}
          place="page"
          devices={devices}
          ownUid={view.ownUid}
          closedReason={closedReason}
          onRemove={(uid) => actor.send({ type: 'device.remove', uid })}
        />
      )}
      {/* Its code comes with the first question, and the list must stay meanwhile. */}
      <Suspense>
        <RemovalDialog
          device={devices.find(({ uid }) => uid === chosen)}
          isOwn={chosen !== undefined && chosen === view.ownUid}
          isPending={view.isRemoving}
          onConfirm={() => actor.send({ type: 'device.confirm' })}
          onKeep={() => actor.send({ type: 'device.keep' })}
        />
      </Suspense>
    </div>
  );
}

/** Loads the dialog of the question once somebody comes near the list, so that a press finds it there. */
function usePreload(): () => void {
  const { variants } = useLabel();
  // What cannot be loaded now is loaded, and told, by the press.
  return () => void Dialog.preload(variants).catch(() => undefined);
}
