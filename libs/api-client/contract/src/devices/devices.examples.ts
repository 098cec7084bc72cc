import type { OperationExamples } from '../operation-examples.ts';
import { devicesFixture } from './devices.fixtures.ts';
import type { devicesOperations } from './devices.operations.ts';

/** A successful call of each. */
export const devicesExamples: OperationExamples<typeof devicesOperations> = {
  listDevices: { answer: devicesFixture },
  deleteDevice: { params: { uid: 'device-0002' } },
};
