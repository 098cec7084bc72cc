import { defineBlock } from '../../define-block.tsx';
import { backgroundSchema } from './background.schema.ts';
import { Background } from './background.tsx';

/** The block chosen by the type `background`. */
export default defineBlock({
  schema: backgroundSchema,
  component: Background,
  parts: [Background],
});
