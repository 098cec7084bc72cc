import { defineOperation } from '../define-operation.ts';
import { countriesSchema } from './countries.schema.ts';

/** The countries whose phones can sign in. COUNTRY-004. */
export const listCountriesOperation = defineOperation({
  operationId: 'listCountries',
  method: 'get',
  path: '/countries',
  tag: 'countries',
  summary: 'Countries with the masks of their phones',
  access: 'anyone',
  answer: countriesSchema,
  status: 200,
  errors: [],
});

/** The calls of this resource by operation id. */
export const countriesOperations = { listCountries: listCountriesOperation } as const;
