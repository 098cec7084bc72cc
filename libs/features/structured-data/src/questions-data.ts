import type { StructuredData } from './structured-data.ts';

/** Questions with their answers, as search engines and other readers take them. Answers may hold HTML. */
export const questionsData = (
  questions: readonly { question: string; answer: string }[],
): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
