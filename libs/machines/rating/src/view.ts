export { RatingFlow, type RatingFlowProps } from './rating.view.tsx';
