import { defineOperation } from '../define-operation.ts';
import {
  collectionPageSchema,
  collectionParamsSchema,
  collectionQuerySchema,
  collectionsPageSchema,
  collectionsQuerySchema,
} from './collections.schema.ts';

/** The collections. */
export const listCollectionsOperation = defineOperation({
  operationId: 'listCollections',
  method: 'get',
  path: '/collections',
  tag: 'collections',
  summary: 'The collections',
  access: 'anyone',
  query: collectionsQuerySchema,
  answer: collectionsPageSchema,
  status: 200,
  errors: [],
});

/** A collection by id or slug, with a page of its titles. */
export const getCollectionOperation = defineOperation({
  operationId: 'getCollection',
  method: 'get',
  path: '/collections/{id_or_slug}',
  tag: 'collections',
  summary: 'A collection and its titles',
  access: 'anyone',
  params: collectionParamsSchema,
  query: collectionQuerySchema,
  answer: collectionPageSchema,
  status: 200,
  errors: ['notFound'],
});

/** The calls of this resource by operation id. */
export const collectionsOperations = {
  listCollections: listCollectionsOperation,
  getCollection: getCollectionOperation,
} as const;
