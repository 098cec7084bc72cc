export { collectionPath, collectionsPath, collectionSummary } from '@foyer/blocks/cards';
