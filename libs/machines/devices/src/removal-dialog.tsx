import { Button } from '@foyer/ui/button';
import { Dialog } from '@foyer/ui/dialog';
import { useTranslate } from '@foyer/ui/i18n';
import { useState } from 'react';
import type { DeviceRow } from './device-list.selectors.ts';

/** Props of {@link RemovalDialog}. */
export interface RemovalDialogProps {
  /** Closed without one. */
  device: DeviceRow | undefined;
  /** Removing this very device signs out. */
  isOwn: boolean;
  isPending: boolean;
  onConfirm: () => void;
  onKeep: () => void;
}

/** Asks whether a device is to be removed. While the removal is under way it cannot be taken back. */
export function RemovalDialog({ device, isOwn, isPending, onConfirm, onKeep }: RemovalDialogProps) {
  const t = useTranslate('screen', 'component');
  const asked = useLast(device && { name: device.name, isOwn });
  if (!asked) return null;
  return (
    <Dialog
      isOpen={device !== undefined}
      title={t(asked.isOwn ? 'screen.devices.ask.own_title' : 'screen.devices.ask.title')}
      description={
        asked.isOwn
          ? t('screen.devices.ask.own_text')
          : t('screen.devices.ask.text', { name: asked.name })
      }
      isDismissable={!isPending}
      onClose={onKeep}
      onEscape={onKeep}
    >
      <Button tone={asked.isOwn ? 'danger' : 'primary'} isPending={isPending} onPress={onConfirm}>
        {t(asked.isOwn ? 'screen.devices.ask.own_submit' : 'component.devices.remove')}
      </Button>
      <Button tone="quiet" isDisabled={isPending} onPress={onKeep}>
        {t('screen.devices.ask.keep')}
      </Button>
    </Dialog>
  );
}

interface Asked {
  name: string;
  isOwn: boolean;
}

/** Keeps what was asked last, so that a dialog that fades is not empty. */
function useLast(asked: Asked | undefined): Asked | undefined {
  const [last, setLast] = useState(asked);
  if (asked && (asked.name !== last?.name || asked.isOwn !== last.isOwn)) setLast(asked);
  return asked ?? last;
}
