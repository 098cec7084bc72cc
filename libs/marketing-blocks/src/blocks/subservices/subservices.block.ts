import { defineBlock } from '../../define-block.tsx';
import { subservicesSchema } from './subservices.schema.ts';
import { AddOns } from './add-ons.tsx';
import { Subservices } from './subservices.tsx';

/** The block chosen by the tag `subservices`. */
export default defineBlock({ schema: subservicesSchema, component: Subservices, parts: [AddOns] });
