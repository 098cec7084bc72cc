import { defineBlock } from '../../define-block.tsx';
import { whatIsItSchema } from './what-is-it.schema.ts';
import { WhatIsIt } from './what-is-it.tsx';

/** The block chosen by the name `what_is_it`. */
export default defineBlock({ schema: whatIsItSchema, component: WhatIsIt });
