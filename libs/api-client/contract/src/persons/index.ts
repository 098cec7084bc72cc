export { getPersonOperation } from './persons.operations.ts';
export {
  type FilmographyEntry,
  filmographyEntrySchema,
  type PersonPage,
  personPageSchema,
  personParamsSchema,
  personQuerySchema,
} from './persons.schema.ts';
