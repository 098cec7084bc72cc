import type { Device } from '@foyer/contract';
import { parse } from 'bowser';

/** What a browser says of the device it runs on. */
export type DeviceDescription = Pick<Device, 'terminal_name' | 'device_type_icon'>;

const icons: Readonly<Record<string, Device['device_type_icon']>> = {
  tv: 'tv',
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'computer',
};

/** A name and a kind for the list of devices, from the `user-agent` of a request. */
export function describeDevice(userAgent: string | null): DeviceDescription {
  if (!userAgent) return { terminal_name: 'Web', device_type_icon: 'computer' };
  const { browser, os, platform } = parse(userAgent);
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  const isConsole = /playstation|xbox|nintendo/i.test(userAgent);
  return {
    terminal_name: names.join(', ') || 'Web',
    device_type_icon: isConsole ? 'console' : (icons[platform.type ?? ''] ?? 'computer'),
  };
}
