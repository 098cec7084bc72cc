import type { FilmPageProps } from './film-page.types.ts';
import { FilmHero } from './film-hero.tsx';

/** The page of a film on its own picture. */
export default function ImmersiveFilmPage(props: FilmPageProps) {
  return (
    <article>
      <FilmHero {...props} />
      {props.foot}
    </article>
  );
}
