import { defineOperation } from '../define-operation.ts';
import { languagesSchema } from './languages.schema.ts';

/** The languages of the interface, the default first. */
export const listLanguagesOperation = defineOperation({
  operationId: 'listLanguages',
  method: 'get',
  path: '/languages',
  tag: 'languages',
  summary: 'The languages of the interface',
  access: 'anyone',
  answer: languagesSchema,
  status: 200,
  errors: [],
});

/** The calls of this resource by operation id. */
export const languagesOperations = { listLanguages: listLanguagesOperation } as const;
