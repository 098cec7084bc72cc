import { defineBlock } from '../../define-block.tsx';
import { promoDetailsSchema } from './promo-details.schema.ts';
import { PromoDetails } from './promo-details.tsx';

/** The block chosen by the name `promoDetails`. */
export default defineBlock({ schema: promoDetailsSchema, component: PromoDetails });
