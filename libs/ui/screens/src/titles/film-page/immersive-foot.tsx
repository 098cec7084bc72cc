import { useTranslate } from '@foyer/ui/i18n';
import { PosterCard } from '../../cards/poster-card/index.ts';
import { Shelf } from '../../shelves/shelf/index.ts';
import { FilmAbout } from './film-about.tsx';
import type { FilmFootProps } from './film-foot.types.ts';
import { FilmTabs } from './film-tabs.tsx';
import { part } from './immersive-foot.css.ts';
import { PersonCell } from './person-cell.tsx';

/** Parts with links to them. */
export default function ImmersiveFoot(props: FilmFootProps) {
  const t = useTranslate('item');
  const { lead, persons, castHref, similar, similarHeading } = props;
  const { aboutTitle = t('film.about') } = props;
  const parts = [
    ...(lead ? [lead] : []),
    { id: 'about', title: aboutTitle },
    ...(persons.length > 0 ? [{ id: 'cast', title: t('item.parts.cast') }] : []),
    ...(similar.length > 0 ? [{ id: 'similar', title: t('item.parts.similar') }] : []),
  ];
  return (
    <>
      <FilmTabs parts={parts} />
      {lead && (
        <div id={lead.id} className={part}>
          {lead.content}
        </div>
      )}
      <FilmAbout
        id="about"
        description={props.description}
        facts={props.facts}
        audioAndSubtitles={props.audioAndSubtitles}
      />
      {persons.length > 0 && (
        <div id="cast" className={part}>
          <Shelf
            heading={t('item.parts.castShort')}
            cell="person"
            {...(castHref && { href: castHref })}
          >
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
    </>
  );
}
