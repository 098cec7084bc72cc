import type { Devices } from './devices.schema.ts';

/** Five devices, as many as there may be. */
export const devicesFixture: Devices = {
  devices: [
    {
      uid: 'device-0001',
      id: 'd1',
      terminal_name: 'Chrome, Windows',
      device_type_icon: 'computer',
    },
    {
      uid: 'device-0002',
      id: 'd2',
      terminal_name: 'Smart TV',
      title: 'Телевизор в гостиной',
      device_type_icon: 'tv',
    },
    { uid: 'device-0003', id: 'd3', terminal_name: 'Safari, iOS', device_type_icon: 'phone' },
    {
      uid: 'device-0004',
      id: 'd4',
      terminal_name: 'Chrome, Android',
      title: 'Планшет',
      device_type_icon: 'tablet',
    },
    { uid: 'device-0005', id: 'd5', terminal_name: 'Game Console', device_type_icon: 'console' },
  ],
  limit: { device_limit: 5 },
};
