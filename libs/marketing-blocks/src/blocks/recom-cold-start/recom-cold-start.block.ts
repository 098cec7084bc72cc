import { defineBlock } from '../../define-block.tsx';
import { recomColdStartSchema } from './recom-cold-start.schema.ts';
import { RecomColdStart } from './recom-cold-start.tsx';

/** The block chosen by the type `recom_cold_start`. */
export default defineBlock({ schema: recomColdStartSchema, component: RecomColdStart });
