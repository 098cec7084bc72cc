import { defineVariants } from '@foyer/ui/variants';
import type { DevicesProps } from './devices.schema.ts';

/** Devices as shapes that are lit from below, or as line drawings with captions. */
export const DeviceList = defineVariants<'cards', Pick<DevicesProps, 'devices'>>('cards', {
  lit: {
    module: 'libs/marketing-blocks/src/blocks/devices/shapes.tsx',
    load: () => import('./shapes.tsx'),
  },
  print: {
    module: 'libs/marketing-blocks/src/blocks/devices/drawings.tsx',
    load: () => import('./drawings.tsx'),
  },
});
