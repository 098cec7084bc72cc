import type { MediaItem, Person } from '@foyer/contract';
import { titleSummary } from '@foyer/blocks';
import type { FilmFootProps, FilmPageProps } from '@foyer/screens/film-page';
import {
  formatDate,
  isLanguageCode,
  type LanguageCode,
  type TextKey,
  type Translate,
} from '@foyer/ui/i18n';
import { mediaItemPath } from '@foyer/site-map';
import { personSummary } from './person-summary.ts';

/** What turns a media item into texts; with those of `item` loaded. */
interface FootTexts {
  t: Translate;
  language: LanguageCode;
  timeZone: string;
}

const crewFacts: readonly { role: Person['role']; key: TextKey }[] = [
  { role: 'director', key: 'item.facts.director' },
  { role: 'writer', key: 'item.facts.writer' },
  { role: 'camera', key: 'item.facts.camera' },
  { role: 'composer', key: 'item.facts.composer' },
];

/** What a title's page shows below: its text, facts, who is in it and what is like it. CARD-002 */
export const filmFootProps = (
  item: MediaItem,
  page: FilmPageProps,
  texts: FootTexts,
): FilmFootProps => ({
  ...page,
  description: item.description.split('\n\n'),
  facts: filmFacts(item, texts),
  audioAndSubtitles: [...new Set([...item.audio_languages, ...item.subtitle_languages])].map(
    (code) => languageName(code, texts.t),
  ),
  persons: item.persons.filter(({ role }) => role === 'actor').map(personSummary),
  castHref: `${mediaItemPath(item)}/cast`,
  similarHeading: texts.t('item.parts.similar'),
  similar: item.similar.map(titleSummary),
});

function filmFacts(item: MediaItem, { t, language, timeZone }: FootTexts): FilmFootProps['facts'] {
  const crew = crewFacts.map(({ role, key }) => ({
    term: t(key),
    value: namesOf(item.persons, role),
  }));
  const premiere = formatDate(new Date(item.premiere_date), language, { timeZone, withYear: true });
  return [...crew, { term: t('item.facts.premiere'), value: premiere }].filter(
    ({ value }) => value !== '',
  );
}

function namesOf(persons: readonly Person[], role: Person['role']): string {
  return persons
    .filter((person) => person.role === role)
    .map(({ name }) => name)
    .join(', ');
}

/** A track's language by name in the reader's language; a code that is none of ours stays as it is. */
function languageName(code: string, t: Translate): string {
  return isLanguageCode(code) ? t(`item.languages.${code}`) : code;
}
