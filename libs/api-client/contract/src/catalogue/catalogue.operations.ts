import { defineOperation } from '../define-operation.ts';
import {
  cataloguePageSchema,
  catalogueQuerySchema,
  filtersQuerySchema,
  filtersSchema,
} from './catalogue.schema.ts';

/** Films and series of a theme, filtered and sorted. */
export const listCatalogueOperation = defineOperation({
  operationId: 'listCatalogue',
  method: 'get',
  path: '/catalogue',
  tag: 'catalogue',
  summary: 'Films and series by theme and filters',
  access: 'anyone',
  query: catalogueQuerySchema,
  answer: cataloguePageSchema,
  status: 200,
  errors: [],
});

/** The filters of a theme's list. FILTER-007. */
export const getFiltersOperation = defineOperation({
  operationId: 'getFilters',
  method: 'get',
  path: '/catalogue/filters',
  tag: 'catalogue',
  summary: 'The filters of a list',
  access: 'anyone',
  query: filtersQuerySchema,
  answer: filtersSchema,
  status: 200,
  errors: [],
});

/** The calls of this resource by operation id. */
export const catalogueOperations = {
  listCatalogue: listCatalogueOperation,
  getFilters: getFiltersOperation,
} as const;
