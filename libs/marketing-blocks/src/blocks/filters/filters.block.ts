import { defineBlock } from '../../define-block.tsx';
import { filtersSchema } from './filters.schema.ts';
import { Filters } from './filters.tsx';

/** The block chosen by the tag `filters`. */
export default defineBlock({ schema: filtersSchema, component: Filters });
