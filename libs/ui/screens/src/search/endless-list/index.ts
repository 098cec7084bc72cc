export { EndlessList } from './endless-list.tsx';
export type { EndlessListProps } from './endless-list.types.ts';
