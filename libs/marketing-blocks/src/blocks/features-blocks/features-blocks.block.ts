import { defineBlock } from '../../define-block.tsx';
import { featuresBlocksSchema } from './features-blocks.schema.ts';
import { Reasons } from './reasons.tsx';
import { FeaturesBlocks } from './features-blocks.tsx';

/** The block chosen by the tag `features_blocks`. */
export default defineBlock({
  schema: featuresBlocksSchema,
  component: FeaturesBlocks,
  parts: [Reasons],
});
