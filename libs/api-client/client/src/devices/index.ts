export { devicesQuery } from './devices.queries.ts';
export { deleteDevice, listDevices } from './devices.resource.ts';
