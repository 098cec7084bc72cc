import { bannersBlockSchema } from '../../parts/banner.schema.ts';

/** Two beside each other. BLOCK-072 */
export const BANNERS_MAX = 2;

/** The server's block as the component's props. */
export const promoBannerSchema = bannersBlockSchema(BANNERS_MAX);
