import { defineBlock } from '../../define-block.tsx';
import { allInOneSchema } from './all-in-one.schema.ts';
import { Contents } from './contents.tsx';
import { AllInOne } from './all-in-one.tsx';

/** The block chosen by the tag `all_in_one`. */
export default defineBlock({ schema: allInOneSchema, component: AllInOne, parts: [Contents] });
