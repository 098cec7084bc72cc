export { FilmPage } from './film-page.tsx';
export type { FilmPageProps } from '../component.types.ts';
