export { Rating, ratingTone } from './rating.tsx';
