import { defineBlock } from '../../define-block.tsx';
import { seoTextSchema } from './seo-text.schema.ts';
import { SeoText } from './seo-text.tsx';

/** The block chosen by the name `seoText`. */
export default defineBlock({ schema: seoTextSchema, component: SeoText });
