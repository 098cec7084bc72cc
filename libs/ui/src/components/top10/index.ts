export { Top10 } from './top10.tsx';
export type { Top10Props } from '../component.types.ts';
