import { defineBlock } from '../../define-block.tsx';
import { devicesSchema } from './devices.schema.ts';
import { DeviceList } from './device-list.tsx';
import { Devices } from './devices.tsx';

/** The block chosen by the tag `devices`. */
export default defineBlock({ schema: devicesSchema, component: Devices, parts: [DeviceList] });
