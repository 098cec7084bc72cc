import type { MediaItem, Person } from '@foyer/contract';
import { mediaItemPath, playerPath, titleSummary } from '@foyer/blocks';
import {
  formatDate,
  isLanguageCode,
  type LanguageCode,
  type TextKey,
  type Translate,
} from '@foyer/ui/i18n';
import { breadcrumbsOf } from '@foyer/ui/page-crumbs';
import type { FilmPageProps, PersonSummary } from '@foyer/ui';

/** What turns a media item into texts. */
interface FilmTexts {
  t: Translate;
  language: LanguageCode;
  timeZone: string;
  /** The first step of the way here. CRUMB-001 */
  siteName: string;
}

const crewFacts: readonly { role: Person['role']; key: TextKey }[] = [
  { role: 'director', key: 'page.facts.director' },
  { role: 'writer', key: 'page.facts.writer' },
  { role: 'camera', key: 'page.facts.camera' },
  { role: 'composer', key: 'page.facts.composer' },
];

/** Everything the film page shows, ready for the eye. */
export function filmPageProps(item: MediaItem, texts: FilmTexts): FilmPageProps {
  const { t, siteName } = texts;
  return {
    title: {
      ...titleSummary(item),
      summary: item.summary,
      ...directorOf(item.persons),
    },
    ...(item.original_name ? { originalTitle: item.original_name } : {}),
    ...(item.badge ? { badge: item.badge } : {}),
    breadcrumbs: filmCrumbs(item, { t, siteName }),
    playHref: playerPath(item),
    ...(item.trailer ? { trailerHref: `${mediaItemPath(item)}/trailer` } : {}),
    ...(item.price_text ? { priceText: item.price_text } : {}),
    ratingCount: item.rating_count,
    description: item.description.split('\n\n'),
    facts: filmFacts(item, texts),
    audioAndSubtitles: [...new Set([...item.audio_languages, ...item.subtitle_languages])].map(
      (code) => languageName(code, t),
    ),
    persons: item.persons.filter(({ role }) => role === 'actor').map(personSummary),
    similarHeading: t('film.similar'),
    similar: item.similar.map(titleSummary),
  };
}

/** The way to a film's page. CRUMB */
export const filmCrumbs = (
  item: MediaItem,
  { t, siteName }: Pick<FilmTexts, 't' | 'siteName'>,
): FilmPageProps['breadcrumbs'] =>
  breadcrumbsOf(mediaItemPath(item), {
    t,
    siteName,
    titles: { '/movies': t('page.crumbs.movies') },
    lastTitle: item.name,
  });

function filmFacts(item: MediaItem, { t, language, timeZone }: FilmTexts): FilmPageProps['facts'] {
  const crew = crewFacts.map(({ role, key }) => ({
    term: t(key),
    value: namesOf(item.persons, role),
  }));
  const premiere = formatDate(new Date(item.premiere_date), language, { timeZone, withYear: true });
  return [...crew, { term: t('page.facts.premiere'), value: premiere }].filter(
    ({ value }) => value !== '',
  );
}

function namesOf(persons: readonly Person[], role: Person['role']): string {
  return persons
    .filter((person) => person.role === role)
    .map(({ name }) => name)
    .join(', ');
}

function directorOf(persons: readonly Person[]): { director?: string } {
  const director = namesOf(persons, 'director');
  return director ? { director } : {};
}

function personSummary({ id, name, character, image }: Person): PersonSummary {
  return {
    id,
    name,
    ...(character ? { part: character } : {}),
    ...(image ? { picture: image } : {}),
  };
}

/** A track's language by name in the reader's language; a code that is none of ours stays as it is. */
function languageName(code: string, t: Translate): string {
  return isLanguageCode(code) ? t(`page.languages.${code}`) : code;
}
