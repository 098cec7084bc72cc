import { useTranslate } from '../../i18n/i18n-context.tsx';
import type { FilmPageProps } from '../component.types.ts';
import { PosterCard } from '../poster-card/index.ts';
import { Shelf } from '../shelf/index.ts';
import { FilmAbout } from './film-about.tsx';
import { FilmHero } from './film-hero.tsx';
import { FilmTabs } from './film-tabs.tsx';
import { part } from './immersive.css.ts';
import { PersonCell } from './person-cell.tsx';

/** The page of a film on its own picture; parts below, with links to them. */
export default function ImmersiveFilmPage(props: FilmPageProps) {
  const t = useTranslate();
  const { description, facts, audioAndSubtitles, persons, similar, similarHeading } = props;
  const parts = [
    { id: 'about', title: t('film.about') },
    ...(persons.length ? [{ id: 'cast', title: t('film.cast') }] : []),
    ...(similar.length ? [{ id: 'similar', title: t('film.similar') }] : []),
  ];

  return (
    <article>
      <FilmHero {...props} />
      <FilmTabs parts={parts} />
      <FilmAbout
        id="about"
        description={description}
        facts={facts}
        audioAndSubtitles={audioAndSubtitles}
      />
      {persons.length > 0 && (
        <div id="cast" className={part}>
          <Shelf heading={t('film.castShort')} cell="person">
            {persons.map((person) => (
              <PersonCell key={person.id} person={person} />
            ))}
          </Shelf>
        </div>
      )}
      {similar.length > 0 && (
        <div id="similar" className={part}>
          <Shelf heading={similarHeading}>
            {similar.map((title) => (
              <PosterCard key={title.id} title={title} />
            ))}
          </Shelf>
        </div>
      )}
    </article>
  );
}
