export { catalogueQuery, filtersQuery } from './catalogue.queries.ts';
export { getFilters, listCatalogue, type CatalogueInput } from './catalogue.resource.ts';
