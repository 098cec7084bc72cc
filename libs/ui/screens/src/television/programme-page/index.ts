export { ProgrammePage } from './programme-page.tsx';
export type { ProgrammePageProps } from './programme-page.types.ts';
