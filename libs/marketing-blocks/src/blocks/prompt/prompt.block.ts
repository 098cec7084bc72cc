import { defineBlock } from '../../define-block.tsx';
import { promptSchema } from './prompt.schema.ts';
import { Prompt } from './prompt.tsx';

/** The block chosen by the tag `prompt`. */
export default defineBlock({ schema: promptSchema, component: Prompt });
