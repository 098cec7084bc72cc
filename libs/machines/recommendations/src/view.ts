export { RecommendationsFlow, type RecommendationsFlowProps } from './recommendations.view.tsx';
