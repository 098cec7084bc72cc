import { defineVariants } from '@foyer/ui/variants';
import type { AnyDeviceProps } from './any-device.schema.ts';

/** Begun here, finished there: one picture on three screens, or in three formats. BLOCK-021 */
export const AnyDevice = defineVariants<'anyDevice', AnyDeviceProps>('anyDevice', {
  continuous: {
    module: 'libs/marketing-blocks/src/blocks/any-device/continuous-screens.tsx',
    load: () => import('./continuous-screens.tsx'),
  },
  formats: {
    module: 'libs/marketing-blocks/src/blocks/any-device/printed-formats.tsx',
    load: () => import('./printed-formats.tsx'),
  },
});
