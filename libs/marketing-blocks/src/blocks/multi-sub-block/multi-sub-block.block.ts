import { defineBlock } from '../../define-block.tsx';
import { multiSubBlockSchema } from './multi-sub-block.schema.ts';
import { MultiSubBlock } from './multi-sub-block.tsx';

/** The block chosen by the tag `multi_sub_block`. */
export default defineBlock({
  schema: multiSubBlockSchema,
  component: MultiSubBlock,
  parts: [MultiSubBlock],
});
