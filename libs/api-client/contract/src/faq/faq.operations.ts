import { defineOperation } from '../define-operation.ts';
import { faqEntryParamsSchema, faqEntrySchema, faqSchema } from './faq.schema.ts';

/** All questions and answers. */
export const listFaqOperation = defineOperation({
  operationId: 'listFaq',
  method: 'get',
  path: '/faq',
  tag: 'faq',
  summary: 'All questions and answers',
  access: 'anyone',
  answer: faqSchema,
  status: 200,
  errors: [],
});

/** One question with its answer. */
export const getFaqEntryOperation = defineOperation({
  operationId: 'getFaqEntry',
  method: 'get',
  path: '/faq/{id}',
  tag: 'faq',
  summary: 'A question and its answer',
  access: 'anyone',
  params: faqEntryParamsSchema,
  answer: faqEntrySchema,
  status: 200,
  errors: ['notFound'],
});

/** The calls of this resource by operation id. */
export const faqOperations = {
  listFaq: listFaqOperation,
  getFaqEntry: getFaqEntryOperation,
} as const;
