export { StatePage } from './state-page.tsx';
export type { StatePageProps } from '../component.types.ts';
