import { defineBlock } from '../../define-block.tsx';
import { bannersServicesContentSchema } from './banners-services-content.schema.ts';
import { BannersServicesContent } from './banners-services-content.tsx';

/** The block chosen by the name `bannersServicesContent`. */
export default defineBlock({
  schema: bannersServicesContentSchema,
  component: BannersServicesContent,
  parts: [BannersServicesContent],
});
