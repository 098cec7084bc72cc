import { defineBlock } from '../../define-block.tsx';
import { buySchema } from './buy.schema.ts';
import { Frame } from './frame.tsx';
import { Buy } from './buy.tsx';

/** The block chosen by the tag `buy`. */
export default defineBlock({ schema: buySchema, component: Buy, parts: [Frame] });
