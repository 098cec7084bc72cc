import { messageText } from '@foyer/core';
import { Button } from '@foyer/ui/button';
import { useTranslate } from '@foyer/ui/i18n';
import { Icon, type IconName } from '@foyer/ui/icon';
import { WordButton } from '@foyer/ui/link';
import { VisuallyHidden } from '@foyer/ui/visually-hidden';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { devicesMachine } from '../devices.machine.ts';
import { type DeviceRow, selectDevicesView } from '../devices.selectors.ts';
import { device, deviceIcon, deviceName, devices, error, note } from '../login.css.ts';

const icons: Record<DeviceRow['icon'], IconName> = {
  tv: 'television',
  phone: 'phone',
  tablet: 'tablet',
  computer: 'computer',
  console: 'console',
};

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
      <ul className={devices} aria-label={t('modal.login.devices.list')} aria-busy={view.isBusy}>
        {view.devices.map((row) => (
          <Device
            key={row.uid}
            row={row}
            isDisabled={view.isBusy || view.canRetry}
            onRemove={() => actor.send({ type: 'device.remove', uid: row.uid })}
          />
        ))}
      </ul>
      <output className={note}>{view.isBusy ? t('shell.loading') : ''}</output>
      {view.canRetry && (
        <Button onPress={() => actor.send({ type: 'device.retry' })}>{t('shell.retry')}</Button>
      )}
    </>
  );
}

interface DeviceProps {
  row: DeviceRow;
  isDisabled: boolean;
  onRemove: () => void;
}

function Device({ row: { name, icon }, isDisabled, onRemove }: DeviceProps) {
  const t = useTranslate('modal');
  return (
    <li className={device}>
      <span className={deviceIcon}>
        <Icon name={icons[icon]} size={28} />
      </span>
      <span className={deviceName}>{name}</span>
      <WordButton isDisabled={isDisabled} onPress={onRemove}>
        <span aria-hidden="true">{t('modal.login.devices.remove')}</span>
        <VisuallyHidden>{t('modal.login.devices.remove_named', { name })}</VisuallyHidden>
      </WordButton>
    </li>
  );
}
