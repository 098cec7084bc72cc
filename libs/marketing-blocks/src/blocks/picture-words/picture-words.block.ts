import { defineBlock } from '../../define-block.tsx';
import { pictureWordsSchema } from './picture-words.schema.ts';
import { PictureWords } from './picture-words.tsx';

/** The block chosen by the tag `hero` or `any_device`. */
export default defineBlock({ schema: pictureWordsSchema, component: PictureWords });
