import { defineVariants } from '@foyer/ui/variants';
import type { FilmPageProps } from './film-page.types.ts';

/** The page of one film. */
export const FilmPage = defineVariants<'filmPage', FilmPageProps>('filmPage', {
  immersive: {
    module: 'libs/ui/screens/src/titles/film-page/immersive.tsx',
    load: () => import('./immersive.tsx'),
  },
  article: {
    module: 'libs/ui/screens/src/titles/film-page/article.tsx',
    load: () => import('./article.tsx'),
  },
});
