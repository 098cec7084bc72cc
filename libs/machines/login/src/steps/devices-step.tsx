import { messageText } from '@foyer/core';
import { Button } from '@foyer/ui/button';
import { DeviceList } from '@foyer/screens/device-list';
import { useTranslate } from '@foyer/ui/i18n';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { devicesMachine } from '../devices.machine.ts';
import { selectDevicesView } from '../devices.selectors.ts';
import { error, note } from '../login.css.ts';

/** Props of {@link DevicesStep}. */
export interface DevicesStepProps {
  actor: ActorRefFrom<typeof devicesMachine>;
}

/** The devices of the account, each with the way to remove it. DEV-002, DEV-007 */
export function DevicesStep({ actor }: DevicesStepProps) {
  const t = useTranslate('modal');
  const view = useSelector(actor, selectDevicesView, shallowEqual);
  return (
    <>
      <p className={note}>{t('modal.login.devices.text', { count: view.limit })}</p>
      <p role="alert" className={error}>
        {messageText(t, view.message)}
      </p>
      <DeviceList
        label={t('modal.login.devices.list')}
        devices={view.devices}
        isBusy={view.isBusy}
        isDisabled={view.isBusy || view.canRetry}
        onRemove={(uid) => actor.send({ type: 'device.remove', uid })}
      />
      <output className={note}>{view.isBusy ? t('shell.loading') : ''}</output>
      {view.canRetry && (
        <Button onPress={() => actor.send({ type: 'device.retry' })}>{t('shell.retry')}</Button>
      )}
    </>
  );
}
