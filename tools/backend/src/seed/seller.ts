import type { Seller } from '../selling.schema.ts';

/** Who sells in the demo, with a number of a tax payer that is never given out. */
export const demoSeller: Seller = {
  name: 'ООО «Софит»',
  tax_id: '0000000000',
  address: 'Москва, Театральная площадь, 1',
  tax_percent: 22,
};
