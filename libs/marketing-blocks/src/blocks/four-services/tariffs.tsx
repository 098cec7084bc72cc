import { defineVariants } from '@foyer/ui/variants';
import type { FourServicesProps } from './four-services.schema.ts';

/** Props of either composition. */
export interface TariffsProps extends Pick<FourServicesProps, 'offers' | 'bestId'> {
  /** What is compared. */
  label: string;
}

/** Services side by side: cards of which one is lit, or a table of rates. */
export const Tariffs = defineVariants<'cards', TariffsProps>('cards', {
  lit: {
    module: 'libs/marketing-blocks/src/blocks/four-services/tariff-choice.tsx',
    load: () => import('./tariff-choice.tsx'),
  },
  print: {
    module: 'libs/marketing-blocks/src/blocks/four-services/tariff-table.tsx',
    load: () => import('./tariff-table.tsx'),
  },
});
