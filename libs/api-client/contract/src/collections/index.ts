export { type Collection, collectionSchema } from './collection.schema.ts';
export { getCollectionOperation, listCollectionsOperation } from './collections.operations.ts';
export {
  type CollectionPage,
  collectionPageSchema,
  collectionParamsSchema,
  collectionQuerySchema,
  type CollectionsPage,
  collectionsPageSchema,
  collectionsQuerySchema,
} from './collections.schema.ts';
