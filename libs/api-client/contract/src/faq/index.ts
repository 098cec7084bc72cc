export { getFaqEntryOperation, listFaqOperation } from './faq.operations.ts';
export {
  type Faq,
  type FaqEntry,
  faqEntryParamsSchema,
  faqEntrySchema,
  faqSchema,
} from './faq.schema.ts';
