import { purchaseOrderSetup } from '../purchase-order.setup.ts';
import { waiting } from './waiting.ts';

/** A bank or a wallet takes the money on a separate page. */
export const awaitingBank = purchaseOrderSetup.createStateConfig({
  description:
    'The viewer pays at a bank or in a wallet: a page, or a QR code, that is valid for a time.',
  on: { 'order.ask': '.asking' },
  ...waiting,
});
