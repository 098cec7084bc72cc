export { sendPromoCode } from './promo-codes.resource.ts';
