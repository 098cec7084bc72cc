import { defineVariants } from '@foyer/ui/variants';
import type { FilmFootProps } from './film-foot.types.ts';

/** A film's page below what one sees first: a component of its own, so that a page may load it later. */
export const FilmFoot = defineVariants<'filmPage', FilmFootProps>('filmPage', {
  immersive: {
    module: 'libs/ui/screens/src/titles/film-page/immersive-foot.tsx',
    load: () => import('./immersive-foot.tsx'),
  },
  article: {
    module: 'libs/ui/screens/src/titles/film-page/article-foot.tsx',
    load: () => import('./article-foot.tsx'),
  },
});
