import { defineBlock } from '../../define-block.tsx';
import { moreDetailsSchema } from './more-details.schema.ts';
import { MoreDetails } from './more-details.tsx';

/** The block chosen by the tag `more_details`. */
export default defineBlock({ schema: moreDetailsSchema, component: MoreDetails });
