import { type Device, type Language, textIn } from '@foyer/contract';
import type { Context, Handlers } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { wake } from '../events/announce.ts';
import { deleteDeviceSessions } from '../sessions/sessions.store.ts';
import { deleteDevice, listDevices, type DeviceRow } from './devices.store.ts';

const deviceAnswer = (row: DeviceRow, language: Language): Device => ({
  uid: row.uid,
  id: row.id,
  terminal_name: row.terminalName,
  ...(row.title ? { title: textIn(row.title, language) } : {}),
  device_type_icon: row.icon,
});

/** Handlers of the calls about devices. */
export function devicesRoutes({ db }: Context): Handlers<'listDevices' | 'deleteDevice'> {
  return {
    listDevices: async ({ viewer, language }) => {
      const rows = await listDevices(db, viewer.account.id);
      return {
        devices: rows.map((row) => deviceAnswer(row, language)),
        limit: { device_limit: viewer.account.deviceLimit },
      };
    },
    deleteDevice: async ({ viewer, params, setSessionCookie }) => {
      const { uid } = params;
      const accountId = viewer.account.id;
      await db.transaction(async (tx) => {
        if (!(await deleteDevice(tx, accountId, uid))) throw new Failure('notFound');
        await deleteDeviceSessions(tx, { accountId, uid });
        await wake(tx, accountId);
      });
      if (viewer.deviceUid === uid) setSessionCookie(undefined);
      return undefined;
    },
  };
}
