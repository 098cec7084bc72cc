export { Top10 } from './top10.tsx';
export type { Top10Props } from './top10.types.ts';
