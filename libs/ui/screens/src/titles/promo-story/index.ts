export { PromoStory, type PromoStoryProps } from './promo-story.tsx';
