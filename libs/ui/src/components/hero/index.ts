export { Hero } from './hero.tsx';
export type { HeroProps } from '../component.types.ts';
