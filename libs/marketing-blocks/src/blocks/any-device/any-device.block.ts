import { defineBlock } from '../../define-block.tsx';
import { anyDeviceSchema } from './any-device.schema.ts';
import { AnyDevice } from './any-device.tsx';

/** The block chosen by the tag `any_device`. */
export default defineBlock({ schema: anyDeviceSchema, component: AnyDevice, parts: [AnyDevice] });
