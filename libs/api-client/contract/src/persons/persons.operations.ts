import { defineOperation } from '../define-operation.ts';
import { personPageSchema, personParamsSchema, personQuerySchema } from './persons.schema.ts';

/** Someone who makes films, by id or slug. */
export const getPersonOperation = defineOperation({
  operationId: 'getPerson',
  method: 'get',
  path: '/persons/{id_or_slug}',
  tag: 'persons',
  summary: 'A person and their titles',
  access: 'anyone',
  params: personParamsSchema,
  query: personQuerySchema,
  answer: personPageSchema,
  status: 200,
  errors: ['notFound'],
});

/** The calls of this resource by operation id. */
export const personsOperations = { getPerson: getPersonOperation } as const;
