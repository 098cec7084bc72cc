import { bannersBlockSchema } from '../../parts/banner.schema.ts';

/** As many are seen at once. */
export const BANNERS_MAX = 8;

/** The server's block as the component's props. */
export const bannersServicesContentSchema = bannersBlockSchema(BANNERS_MAX);
