export { Shelf } from './shelf.tsx';
export type { ShelfProps } from './shelf.types.ts';
