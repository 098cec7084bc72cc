import type { AccountDevice } from './device-list.types.ts';

/** A row of the list. */
export interface DeviceRow {
  uid: string;
  /** The given name, else what the device says of itself. DEV-007 */
  name: string;
  icon: AccountDevice['icon'];
}

/** A device as a list shows it. DEV-007 */
export const deviceRow = ({ uid, title, terminalName, icon }: AccountDevice): DeviceRow => ({
  uid,
  name: title || terminalName,
  icon,
});
