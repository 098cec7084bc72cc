import { type Client, deleteDevice, deleteSession, listDevices } from '@foyer/client';
import type { Device } from '@foyer/contract';
import type { AccountDevice, DeviceListPorts, DevicesPorts } from '@foyer/devices';

/** A device in the words of the flows. DEV-007 */
const deviceOf = ({ uid, terminal_name, title, device_type_icon }: Device): AccountDevice => ({
  uid,
  terminalName: terminal_name,
  title,
  icon: device_type_icon,
});

/** The calls of every flow that lists devices. DEV-001, DEV-002 */
export const deviceListPorts = (client: Client): DeviceListPorts => ({
  listDevices: async (_input, signal) => {
    const { devices, limit } = await listDevices(client, signal);
    return { devices: devices.map(deviceOf), limit: limit.device_limit };
  },
  deleteDevice: (input, signal) => deleteDevice(client, input, signal),
});

/** The calls of the page of devices. */
export const devicesPorts = (client: Client): DevicesPorts => ({
  ...deviceListPorts(client),
  signOut: (_input, signal) => deleteSession(client, signal),
});
