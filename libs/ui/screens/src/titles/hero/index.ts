export { Hero } from './hero.tsx';
export type { HeroProps, HeroSlide } from './hero.types.ts';
