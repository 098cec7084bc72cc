import { defineBlock } from '../../define-block.tsx';
import { promocodeSchema } from './promocode.schema.ts';
import { Promocode } from './promocode.tsx';

/** The block chosen by the name `promocode`. */
export default defineBlock({ schema: promocodeSchema, component: Promocode });
