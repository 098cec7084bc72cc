import { defineBlock } from '../../define-block.tsx';
import { whatYouGetSchema } from './what-you-get.schema.ts';
import { WhatYouGet } from './what-you-get.tsx';

/** The block chosen by the name `about_service`. */
export default defineBlock({ schema: whatYouGetSchema, component: WhatYouGet });
