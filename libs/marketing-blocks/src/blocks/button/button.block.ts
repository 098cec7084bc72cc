import { defineBlock } from '../../define-block.tsx';
import { buttonSchema } from './button.schema.ts';
import { ButtonBlock } from './button.tsx';

/** The block chosen by the name `button`. */
export default defineBlock({ schema: buttonSchema, component: ButtonBlock });
