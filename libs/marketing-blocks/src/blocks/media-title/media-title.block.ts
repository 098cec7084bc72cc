import { defineBlock } from '../../define-block.tsx';
import { mediaTitleSchema } from './media-title.schema.ts';
import { MediaTitle } from './media-title.tsx';

/** The block chosen by the name `mediaTitle`. */
export default defineBlock({ schema: mediaTitleSchema, component: MediaTitle });
