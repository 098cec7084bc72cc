export { getFiltersOperation, listCatalogueOperation } from './catalogue.operations.ts';
export {
  type CataloguePage,
  cataloguePageSchema,
  catalogueQuerySchema,
  type CatalogueSort,
  catalogueSorts,
  catalogueSortSchema,
  type CatalogueTheme,
  catalogueThemes,
  catalogueThemeSchema,
  filterAliases,
  type FilterDefinition,
  filterDefinitionSchema,
  type Filters,
  filtersQuerySchema,
  filtersSchema,
} from './catalogue.schema.ts';
