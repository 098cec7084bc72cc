import { defineBlock } from '../../define-block.tsx';
import { startSchema } from './start.schema.ts';
import { Start } from './start.tsx';

/** The block chosen by the tag `start`. */
export default defineBlock({ schema: startSchema, component: Start });
