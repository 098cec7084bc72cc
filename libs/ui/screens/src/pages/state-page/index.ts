export { StatePage } from './state-page.tsx';
export type { StatePageProps } from './state-page.types.ts';
