export { countriesQuery } from './countries.queries.ts';
export { listCountries } from './countries.resource.ts';
