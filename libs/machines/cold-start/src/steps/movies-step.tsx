import { Artwork } from '@foyer/ui/artwork';
import { useTranslate } from '@foyer/ui/i18n';
import { Icon } from '@foyer/ui/icon';
import { VisuallyHidden } from '@foyer/ui/visually-hidden';
import { useId } from 'react';
import * as css from '../css/choices.css.ts';
import { lead, title, wideIntro } from '../css/frame.css.ts';
import { StepFoot } from './step-foot.tsx';
import { StepHead } from './step-head.tsx';
import type { StepProps } from './step.types.ts';

/** Titles by their posters, to be switched on. COLD-004, COLD-010 */
export function MoviesStep({ actor, view, look, titleRef }: StepProps) {
  const t = useTranslate('taste');
  const id = useId();
  const { movies, chosenMovies, least } = view;
  const chosen = new Set(chosenMovies.map((movie) => movie.id));
  const isPrint = look === 'print';
  return (
    <>
      <StepHead actor={actor} look={look} number={2} />
      <div className={wideIntro[look]}>
        <h1 ref={titleRef} id={id} className={title[look]} tabIndex={-1}>
          {t(isPrint ? 'taste.movies_print' : 'taste.movies')}
        </h1>
        <p className={lead[look]}>
          {movies.length === 0 ? t('taste.no_movies') : t('taste.movies_lead', { count: least })}
        </p>
      </div>
      <ul className={css.movies} aria-labelledby={id}>
        {movies.map((movie) => (
          <li key={movie.id}>
            <button
              type="button"
              className={css.movie[look]}
              aria-pressed={chosen.has(movie.id)}
              onClick={() => actor.send({ type: 'movie.toggle', id: movie.id })}
            >
              <VisuallyHidden>{movie.name}</VisuallyHidden>
              <Artwork
                className={css.moviePicture[look]}
                picture={movie.image}
                size={[158, 230]}
                title={movie.name}
                hasEdge={false}
              />
              <span className={css.movieMark[look]} aria-hidden="true">
                <Icon name={isPrint ? 'close' : 'check'} size={20} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <StepFoot
        actor={actor}
        view={view}
        look={look}
        chosen={chosenMovies.length}
        title={t(isPrint ? 'taste.show_print' : 'taste.show')}
        hasBack
      />
    </>
  );
}
