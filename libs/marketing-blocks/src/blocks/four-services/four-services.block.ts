import { defineBlock } from '../../define-block.tsx';
import { fourServicesSchema } from './four-services.schema.ts';
import { Tariffs } from './tariffs.tsx';
import { FourServices } from './four-services.tsx';

/** The block chosen by the tag `four_services`. */
export default defineBlock({
  schema: fourServicesSchema,
  component: FourServices,
  parts: [Tariffs],
});
