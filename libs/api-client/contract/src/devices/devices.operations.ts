import { defineOperation } from '../define-operation.ts';
import { deviceParamsSchema, devicesSchema } from './devices.schema.ts';

/** The devices of the account and their limit. CALL-023. */
export const listDevicesOperation = defineOperation({
  operationId: 'listDevices',
  method: 'get',
  path: '/devices',
  tag: 'devices',
  summary: 'The devices of the account',
  access: 'account',
  allows: ['restricted'],
  answer: devicesSchema,
  status: 200,
  errors: [],
});

/** Removes a device; its sessions end at once. CALL-024. */
export const deleteDeviceOperation = defineOperation({
  operationId: 'deleteDevice',
  method: 'delete',
  path: '/devices/{uid}',
  tag: 'devices',
  summary: 'Remove a device',
  access: 'adult',
  allows: ['restricted', 'blocked'],
  proof: 'fresh',
  params: deviceParamsSchema,
  status: 204,
  errors: ['notFound'],
});

/** The calls of this resource by operation id. */
export const devicesOperations = {
  listDevices: listDevicesOperation,
  deleteDevice: deleteDeviceOperation,
} as const;
