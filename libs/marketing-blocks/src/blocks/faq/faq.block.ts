import { defineBlock } from '../../define-block.tsx';
import { faqSchema } from './faq.schema.ts';
import { QuestionList } from './question-list.tsx';
import { Faq } from './faq.tsx';

/** The block chosen by the tag or the name `faq`. */
export default defineBlock({ schema: faqSchema, component: Faq, parts: [QuestionList] });
