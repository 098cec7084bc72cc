import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { DeviceList, type DeviceEntry, type DeviceListProps } from './index.ts';

const devices: DeviceEntry[] = [
  { uid: '1', name: 'Chrome, Windows', icon: 'computer' },
  { uid: '2', name: 'Планшет', icon: 'tablet' },
  { uid: '3', name: 'Safari, iOS', icon: 'phone' },
];

/** Takes the device that was pressed out of the list at once. */
function Removing(props: Partial<DeviceListProps>) {
  const [shown, setShown] = useState(devices);
  const onRemove = (uid: string) => setShown(shown.filter((device) => device.uid !== uid));
  return <DeviceList label="Устройства" devices={shown} onRemove={onRemove} {...props} />;
}

const removal = (name: string) =>
  screen.findByRole('button', { name: `Отключить устройство ${name}` });

describe.each(['main', 'alternate'] as const)('DeviceList of %s', (label) => {
  it('shows each device by its name and a picture of its kind, and marks this one [DEV-007]', async () => {
    await renderWithLabel(<Removing place="page" ownUid="2" />, { label });
    await removal('Планшет');

    const rows = screen.getAllByRole('listitem');
    expect(
      rows.map((row) => [
        /^(.*?)(Это устройство|Отключить)/.exec(row.textContent)?.slice(1),
        row.querySelectorAll('svg').length,
      ]),
    ).toEqual([
      [['Chrome, Windows', 'Отключить'], 1],
      [['Планшет', 'Это устройство'], 1],
      [['Safari, iOS', 'Отключить'], 1],
    ]);
  });

  it('moves the focus to the next row after a removal, from the last to the one before, then to the list', async () => {
    await renderWithLabel(<Removing />, { label });

    (await removal('Планшет')).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(await removal('Safari, iOS'));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(await removal('Chrome, Windows'));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Устройства' }));
  });

  it('removes nothing while it may not, and keeps the focus', async () => {
    const onRemove = vi.fn();
    await renderWithLabel(<Removing isDisabled onRemove={onRemove} />, { label });
    (await removal('Планшет')).focus();

    await userEvent.keyboard('{Enter}');

    expect(onRemove).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(await removal('Планшет'));
  });

  it('says why this viewer may remove none, beside the list and with every button', async () => {
    const onRemove = vi.fn();
    await renderWithLabel(<Removing closedReason="Только взрослый" onRemove={onRemove} />, {
      label,
    });
    (await removal('Планшет')).focus();

    await userEvent.keyboard('{Enter}');

    expect(onRemove).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(await removal('Планшет'));
    const reasons = screen
      .getAllByRole('button')
      .map((button) => document.getElementById(button.getAttribute('aria-describedby') ?? ''));
    expect(reasons.map((reason) => reason?.textContent)).toEqual(
      devices.map(() => 'Только взрослый'),
    );
  });
});
