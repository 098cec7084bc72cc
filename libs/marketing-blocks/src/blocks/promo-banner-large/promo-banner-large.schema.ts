import { bannersBlockSchema } from '../../parts/banner.schema.ts';

/** A campaign, and one beside it. BLOCK-072 */
export const BANNERS_MAX = 2;

/** The server's block as the component's props. */
export const promoBannerLargeSchema = bannersBlockSchema(BANNERS_MAX);
