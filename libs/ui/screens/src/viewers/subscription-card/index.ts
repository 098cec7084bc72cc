export {
  SubscriptionCard,
  type SubscriptionCardProps,
  type SubscriptionStanding,
} from './subscription-card.tsx';
export { TroubleNote, type TroubleNoteProps } from './trouble-note.tsx';
