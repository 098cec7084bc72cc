export { Shelf } from './shelf.tsx';
export type { ShelfProps } from '../component.types.ts';
