export { sendPromoCodeOperation } from './promo-codes.operations.ts';
export { promoCodeSchema, voucherCodeSchema } from './promo-codes.schema.ts';
