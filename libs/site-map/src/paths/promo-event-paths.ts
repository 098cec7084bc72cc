import type { PromoEventShort } from '@foyer/contract';
import { sitePath } from '../site-path.ts';

/** Address of the list of promo events. ROUTE-042 */
export const promoEventsPath = sitePath('/promo_events');

/** The page of a promo event. ROUTE-041 */
export const promoEventPath = ({ slug }: Pick<PromoEventShort, 'slug'>) =>
  sitePath(`${promoEventsPath}/${encodeURIComponent(slug)}`);
