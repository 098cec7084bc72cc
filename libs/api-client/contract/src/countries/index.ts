export { listCountriesOperation } from './countries.operations.ts';
export {
  countrySchema,
  type Country,
  countriesSchema,
  type Countries,
  DEFAULT_COUNTRY,
} from './countries.schema.ts';
