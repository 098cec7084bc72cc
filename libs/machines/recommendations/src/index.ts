export { type RecommendationsEvent, recommendationsEvents } from './recommendations.events.ts';
export { createRecommendationsMachine, recommendationsMachine } from './recommendations.machine.ts';
export { selectRecommendations } from './recommendations.selectors.ts';
export type {
  RecommendationsContext,
  RecommendationsInput,
  RecommendationsOutput,
  RecommendationsPorts,
} from './recommendations.types.ts';
