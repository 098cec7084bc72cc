export {
  CollectionCard,
  type CollectionCardProps,
  type CollectionSummary,
} from './collection-card.tsx';
