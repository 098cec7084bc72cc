import { defineBlock } from '../../define-block.tsx';
import { legalSchema } from './legal.schema.ts';
import { Legal } from './legal.tsx';

/** The block chosen by the name `legal`. */
export default defineBlock({ schema: legalSchema, component: Legal });
