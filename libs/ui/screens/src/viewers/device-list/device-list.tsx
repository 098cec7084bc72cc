import { useEffect, useId, useRef } from 'react';
import { useTranslate } from '@foyer/ui/i18n';
import { Icon, type IconName } from '@foyer/ui/icon';
import { WordButton } from '@foyer/ui/link';
import { head, note, row, rows, sign, title, words } from '../personal-page/row.css.ts';
import { useRowLook } from '../personal-page/use-row-look.ts';
import { VisuallyHidden } from '@foyer/ui/visually-hidden';
import { reason } from '@foyer/ui/closed-button/closed-button.css';

const icons = {
  tv: 'television',
  phone: 'phone',
  tablet: 'tablet',
  computer: 'computer',
  console: 'console',
} as const satisfies Record<string, IconName>;

/** A device in the list. DEV-007 */
export interface DeviceEntry {
  uid: string;
  name: string;
  /** Kind of the device. */
  icon: keyof typeof icons;
}

/** Props of {@link DeviceList}. */
export interface DeviceListProps {
  /** Names the list for those who hear it. */
  label: string;
  devices: readonly DeviceEntry[];
  /** The device that the list is read on is marked. */
  ownUid?: string | undefined;
  /** @default 'dialog' */
  place?: 'dialog' | 'page';
  /** An answer is awaited. @default false */
  isBusy?: boolean;
  /** No device can be removed now; the buttons keep their place. @default false */
  isDisabled?: boolean;
  /** Why this viewer may remove none; stands over the list, and every button is closed. */
  closedReason?: string | undefined;
  onRemove: (uid: string) => void;
}

/**
 * Devices, each with the way to remove it. When the row that was pressed is gone, the focus goes to the row in its
 * place, else to the last one, else to the list. DEV-002, DEV-007
 */
export function DeviceList({
  label,
  devices,
  ownUid,
  place = 'dialog',
  isBusy = false,
  isDisabled = false,
  closedReason,
  onRemove,
}: DeviceListProps) {
  const reasonId = useId();
  const isClosed = closedReason !== undefined;
  const { list: listRef, press } = useFocusAfterRemoval(devices);
  const pageLook = useRowLook();
  const look = place === 'page' ? pageLook : 'ruled';
  const isOnPaper = place === 'page' && look === 'ruled';
  const list = (
    <ul
      ref={listRef}
      tabIndex={-1}
      className={isOnPaper ? `${rows[look]} ${head}` : rows[look]}
      aria-label={label}
      aria-busy={isBusy}
    >
      {devices.map((device) => (
        <DeviceRow
          key={device.uid}
          className={row[look]}
          device={device}
          isOwn={device.uid === ownUid}
          isDisabled={isDisabled || isClosed}
          reasonId={isClosed ? reasonId : undefined}
          onRemove={() => {
            press(device.uid);
            onRemove(device.uid);
          }}
        />
      ))}
    </ul>
  );
  if (!isClosed) return list;
  return (
    <>
      <p id={reasonId} className={reason}>
        {closedReason}
      </p>
      {list}
    </>
  );
}

interface DeviceRowProps {
  className: string;
  device: DeviceEntry;
  isOwn: boolean;
  isDisabled: boolean;
  reasonId: string | undefined;
  onRemove: () => void;
}

function DeviceRow({
  className,
  device: { name, icon },
  isOwn,
  isDisabled,
  reasonId,
  onRemove,
}: DeviceRowProps) {
  const t = useTranslate('component');
  return (
    <li className={className}>
      <span className={sign}>
        <Icon name={icons[icon]} size={28} />
      </span>
      <span className={words}>
        <span className={title}>{name}</span>
        {isOwn && <span className={note}>{t('component.devices.own')}</span>}
      </span>
      <WordButton isDisabled={isDisabled} describedBy={reasonId} onPress={onRemove}>
        <span aria-hidden="true">{t('component.devices.remove')}</span>
        <VisuallyHidden>{t('component.devices.remove_named', { name })}</VisuallyHidden>
      </WordButton>
    </li>
  );
}

/** Remembers which row was pressed, and gives the focus a place when that row has gone. */
function useFocusAfterRemoval(devices: readonly DeviceEntry[]) {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<{ uid: string; index: number }>(undefined);
  useEffect(() => {
    const last = pressed.current;
    if (!last || devices.some(({ uid }) => uid === last.uid)) return;
    pressed.current = undefined;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[last.index] ?? buttons.at(-1) ?? list.current)?.focus();
  }, [devices]);
  const press = (uid: string) => {
    pressed.current = { uid, index: devices.findIndex((device) => device.uid === uid) };
  };
  return { list, press };
}
