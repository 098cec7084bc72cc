export { collectionQuery, collectionsQuery } from './collections.queries.ts';
export { getCollection, listCollections } from './collections.resource.ts';
