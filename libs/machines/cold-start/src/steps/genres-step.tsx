import { messageText } from '@foyer/core';
import { Artwork } from '@foyer/ui/artwork';
import { useTranslate } from '@foyer/ui/i18n';
import { Icon } from '@foyer/ui/icon';
import { useId } from 'react';
import * as css from '../css/choices.css.ts';
import { body, error, intro, lead, title } from '../css/frame.css.ts';
import { StepFoot } from './step-foot.tsx';
import { StepHead } from './step-head.tsx';
import type { StepProps } from './step.types.ts';

/** Genres by their pictures, to be switched on. COLD-002, COLD-010 */
export function GenresStep({ actor, view, look, titleRef }: StepProps) {
  const t = useTranslate('taste');
  const id = useId();
  const { genres, chosenGenres, least } = view;
  const problem = messageText(t, view.message);
  return (
    <>
      <StepHead actor={actor} look={look} number={1} />
      <div className={body[look]}>
        <div className={intro[look]}>
          <h1 ref={titleRef} id={id} className={title[look]} tabIndex={-1}>
            {t(look === 'print' ? 'taste.genres_print' : 'taste.genres')}
          </h1>
          <p className={lead[look]}>
            {genres.length === 0 ? t('taste.no_genres') : t('taste.genres_lead', { count: least })}
          </p>
          {problem !== undefined && (
            <p className={error} role="alert">
              {problem}
            </p>
          )}
        </div>
        <ul className={css.genres[look]} aria-labelledby={id}>
          {genres.map(({ alias, name, image }) => {
            const isOn = chosenGenres.includes(alias);
            return (
              <li key={alias}>
                <button
                  type="button"
                  className={css.genre[look]}
                  aria-pressed={isOn}
                  onClick={() => actor.send({ type: 'genre.toggle', alias })}
                >
                  <span className={css.genreMark[look]} aria-hidden="true">
                    <Icon name={look === 'print' ? 'close' : 'check'} size={20} />
                  </span>
                  <span className={css.genreName[look]}>{name}</span>
                  <Artwork
                    className={css.genrePicture[look]}
                    picture={image}
                    size={look === 'print' ? [132, 100] : [250, 250]}
                    hasEdge={false}
                  />
                </button>
              </li>
            );
          })}
        </ul>
        <StepFoot
          actor={actor}
          view={view}
          look={look}
          chosen={chosenGenres.length}
          title={t('taste.next')}
        />
      </div>
    </>
  );
}
