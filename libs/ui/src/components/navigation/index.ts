export { Navigation } from './navigation.tsx';
export type { NavigationProps } from '../component.types.ts';
