import { defineBlock } from '../../define-block.tsx';
import { multiSubSpecialSchema } from './multi-sub-special.schema.ts';
import { Exclusives } from './exclusives.tsx';
import { MultiSubSpecial } from './multi-sub-special.tsx';

/** The block chosen by the tag `multi_sub_special`. */
export default defineBlock({
  schema: multiSubSpecialSchema,
  component: MultiSubSpecial,
  parts: [Exclusives],
});
