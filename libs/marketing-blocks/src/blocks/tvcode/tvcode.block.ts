import { defineBlock } from '../../define-block.tsx';
import { tvcodeSchema } from './tvcode.schema.ts';
import { Tvcode } from './tvcode.tsx';

/** The block chosen by the name `tvcode`. */
export default defineBlock({ schema: tvcodeSchema, component: Tvcode });
