export { listDevicesOperation, deleteDeviceOperation } from './devices.operations.ts';
export {
  deviceSchema,
  type Device,
  devicesSchema,
  type Devices,
  deviceParamsSchema,
} from './devices.schema.ts';
