import * as v from 'valibot';
import { SECRET } from '../secrets.ts';

/**
 * A code as it is printed on a voucher: spaces round it and the size of its letters do not matter.
 * PROMO-009. Secret: who has it may use it.
 */
export const voucherCodeSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(64),
  v.metadata(SECRET),
);

/** Input of sending a promo code, or the id of a joint viewing. PROMO-016, CALL-025. */
export const promoCodeSchema = v.object({ code: voucherCodeSchema });
