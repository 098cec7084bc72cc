export { FilmPage } from './film-page.tsx';
export { FilmFoot } from './film-foot.tsx';
export type { FilmPageProps } from './film-page.types.ts';
export type { FilmFootProps } from './film-foot.types.ts';
