import type { SearchKind } from '@foyer/contract';

/** Words that people add to a name to say what it is, by kind; of films and series by their type. */
export const kindWords: Readonly<
  Record<Exclude<SearchKind, 'media_item' | 'person'> | 'film' | 'series', readonly string[]>
> = {
  film: ['фильм', 'кино', 'film', 'movie', 'ֆիլմ', 'կինո'],
  series: ['сериал', 'series', 'show', 'սերիալ'],
  channel: ['канал', 'телеканал', 'channel', 'tv', 'ալիք', 'հեռուստաալիք'],
  epg: ['передача', 'программа', 'programme', 'program', 'հաղորդում', 'ծրագիր'],
  collection: ['подборка', 'коллекция', 'collection', 'հավաքածու'],
  karaoke_item: ['караоке', 'песня', 'karaoke', 'song', 'կարաոկե', 'երգ'],
  service: ['подписка', 'пакет', 'subscription', 'package', 'բաժանորդագրություն', 'փաթեթ'],
};

/** Other words for genres, by the genre's id. */
export const genreWords: Readonly<Record<string, readonly string[]>> = {
  animation: ['мультфильм', 'мультик', 'мультики', 'cartoon', 'մուլտֆիլմ'],
  'sci-fi': ['научная', 'scifi', 'sci-fi', 'գիտաֆանտաստիկա'],
  melodrama: ['любовь', 'love', 'սեր'],
  documentary: ['документальный', 'документалка', 'վավերագրություն'],
  horror: ['ужастик', 'хоррор', 'scary'],
  family: ['семейный', 'семья', 'детский', 'ընտանիք'],
  war: ['военный', 'война', 'պատերազմ'],
  'fairy-tale': ['сказки', 'fairytale'],
  adventure: ['приключение', 'adventures'],
};

/** Words that people type around a name and that say nothing about it. */
export const emptyWords: ReadonlySet<string> = new Set([
  'смотреть',
  'посмотреть',
  'онлайн',
  'бесплатно',
  'watch',
  'online',
  'free',
  'դիտել',
  'առցանց',
  'անվճար',
]);
