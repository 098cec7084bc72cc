import { defineBlock } from '../../define-block.tsx';
import { featuresSmallSchema } from './features-small.schema.ts';
import { FeaturesSmall } from './features-small.tsx';

/** The block chosen by the name `featuresSmall`. */
export default defineBlock({ schema: featuresSmallSchema, component: FeaturesSmall });
