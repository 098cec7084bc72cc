export { faqEntryQuery, faqQuery } from './faq.queries.ts';
export { getFaqEntry, listFaq } from './faq.resource.ts';
