import { deleteDevice, listDevices, updateSession } from '@foyer/client';
import { expect } from 'vitest';
import { forAccounts, good, type OperationCases } from '../cases.types.ts';

/** Trials of devices. */
export const devicesCases = {
  listDevices: {
    good: [
      good({
        title:
          'lists the devices and their limit, also at the limit [CALL-023, ENTITY-006, DEV-002]',
        as: 'restricted',
        run: (client) => listDevices(client),
        check: ({ devices, limit }) => {
          expect(limit).toEqual({ device_limit: 5 });
          expect(devices.map(({ uid }) => uid)).toEqual([
            'demo-3-device-1',
            'demo-3-device-2',
            'demo-3-device-3',
            'demo-3-device-4',
            'demo-3-device-5',
          ]);
        },
      }),
      good({
        title: 'shows the name of a device, what it is and its kind [ENTITY-005, DEV-007]',
        as: 'master',
        run: (client) => listDevices(client),
        check: ({ devices }) =>
          expect(devices).toEqual([
            {
              uid: 'demo-2-device-1',
              id: 'demo-2-device-1',
              terminal_name: 'Smart TV',
              title: 'Living room TV',
              device_type_icon: 'tv',
            },
            {
              uid: 'demo-2-device-2',
              id: 'demo-2-device-2',
              terminal_name: 'Chrome, Android',
              device_type_icon: 'phone',
            },
          ]),
      }),
    ],
    bad: [],
    access: {
      run: (client) => listDevices(client),
      outcomes: { ...forAccounts, restricted: 'ok' },
    },
  },
  deleteDevice: {
    good: [
      good({
        title: 'removes a device and makes room for the session at hand [CALL-024, DEV-004]',
        as: 'restricted',
        run: async (client) => {
          await deleteDevice(client, { uid: 'demo-3-device-5' });
          return [(await listDevices(client)).devices.length, await updateSession(client)];
        },
        check: (answers) =>
          expect(answers).toEqual([4, { session_state: 'normal', is_auth: true }]),
      }),
    ],
    bad: [
      {
        title: 'does not find the device of another account',
        as: 'master',
        run: (client) => deleteDevice(client, { uid: 'demo-3-device-1' }),
        error: 'notFound',
      },
      {
        title: 'does not find what is no uid',
        as: 'master',
        run: (client) => deleteDevice(client, { uid: 'x' }),
        error: 'notFound',
      },
    ],
    access: {
      run: (client) => deleteDevice(client, { uid: 'demo-2-device-1' }),
      outcomes: {
        ...forAccounts,
        child: 'adultOnly',
        restricted: 'notFound',
        blocked: 'notFound',
        other: 'notFound',
      },
    },
  },
} satisfies Record<string, OperationCases>;
