import { defineBlock } from '../../define-block.tsx';
import { quizBlockSchema } from './quiz.schema.ts';
import { Quiz } from './quiz.tsx';

/** The block chosen by the tag `quiz`. */
export default defineBlock({ schema: quizBlockSchema, component: Quiz });
