export { personQuery } from './persons.queries.ts';
export { getPerson, type PersonInput } from './persons.resource.ts';
