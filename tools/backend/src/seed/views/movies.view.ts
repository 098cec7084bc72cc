import type { ViewSeed } from '../seed.types.ts';
import {
  filterCard,
  filtersBlock,
  goOnBlock,
  shelfBy,
  shelfOf,
  text,
  titles,
} from './block-seeds.ts';

/** The page of films. */
export const moviesView: ViewSeed = {
  alias: 'movies',
  names: text('Фильмы', 'Films', 'Ֆիլմեր'),
  descriptions: text(
    'Новинки и классика: драмы, детективы, комедии и кино, которому сто лет.',
    'New films and classics: dramas, detectives, comedies, and films a hundred years old.',
    'Նորույթներ և դասականներ․ դրամաներ, դետեկտիվներ, կատակերգություններ և հարյուրամյա կինո։',
  ),
  blocks: [
    {
      type: 'promo',
      names: text('Стоит посмотреть', 'Worth watching', 'Արժե դիտել'),
      source: titles(
        'tihaya-voda',
        'gorod-posle-dozhdya',
        'storona-b',
        'chuzhie-litsa',
        'nochnoy-ekspress',
      ),
    },
    filtersBlock([
      filterCard(
        ['movies', 'genres', 'comedy'],
        text('Комедии', 'Comedies', 'Կատակերգություններ'),
        'sosedi-sverhu',
      ),
      filterCard(
        ['movies', 'genres', 'detective'],
        text('Детективы', 'Detectives', 'Դետեկտիվներ'),
        'tri-versii-odnoy-nochi',
      ),
      filterCard(
        ['movies', 'genres', 'sci-fi'],
        text('Фантастика', 'Science fiction', 'Ֆանտաստիկա'),
        'kassiopeya',
      ),
      filterCard(
        ['movies', 'years', '1920'],
        text('Двадцатые', 'The twenties', 'Քսանականներ'),
        'metropolis',
      ),
      filterCard(
        ['movies', 'countries', 'armenia'],
        text('Из Армении', 'From Armenia', 'Հայաստանից'),
        'leto-v-gyumri',
      ),
    ]),
    goOnBlock,
    {
      ...shelfBy(
        text('Новинки', 'New', 'Նորույթներ'),
        { types: ['film'], isNew: true, sort: 'new' },
        '/movies/catalog?new=1',
      ),
      subNames: text('Вышли недавно', 'Just out', 'Վերջերս են եկել'),
    },
    shelfOf(text('Детективы и триллеры', 'Detectives and thrillers', 'Դետեկտիվներ և թրիլերներ'), [
      'tihaya-voda',
      'alibi',
      'okno-vo-dvor',
      'nochnoy-ekspress',
      'lunnyy-reestr',
      'lesnichiy',
      'chuzhie-litsa',
      'belyy-shum',
      'pocherk',
      'ponyatoy',
    ]),
    shelfBy(
      text('Легко и весело', 'Light and merry', 'Թեթև և զվարթ'),
      { types: ['film'], genres: ['comedy'], fromYear: 2000 },
      '/movies/catalog?genres=comedy',
    ),
    {
      type: 'top10',
      names: text('Лучшие по оценкам', 'Best rated', 'Լավագույններն ըստ վարկանիշի'),
      source: { kind: 'rule', rule: { types: ['film'], sort: 'rating', limit: 10 } },
      link: '/movies/catalog',
    },
    shelfOf(text('Дальние дороги', 'Long roads', 'Հեռավոր ճանապարհներ'), [
      'doroga-na-yug',
      'pyl-i-poroh',
      'nochnoy-ekspress',
      'kassiopeya',
      'posledniy-parom',
      'aelita',
      'leto-v-gyumri',
    ]),
    shelfBy(
      text('Страшно интересно', 'Frightfully good', 'Սարսափելի հետաքրքիր'),
      { types: ['film'], genres: ['horror'] },
      '/movies/catalog?genres=horror',
    ),
    shelfBy(
      text('Кино об истории', 'Films about history', 'Կինո պատմության մասին'),
      { types: ['film'], genres: ['history'] },
      '/movies/catalog?genres=history',
    ),
    shelfBy(text('Купить навсегда', 'To own for ever', 'Գնել ընդմիշտ'), {
      types: ['film'],
      usageModels: ['EST'],
    }),
    shelfBy(text('Взять напрокат', 'To rent', 'Վերցնել վարձով'), {
      types: ['film'],
      usageModels: ['TVOD'],
    }),
    {
      ...shelfOf(text('Обменяйте бонусы на кино', 'Films for bonuses', 'Ֆիլմեր բոնուսներով'), [
        'general',
        'metropolis',
        'nosferatu',
        'aelita',
      ]),
      tag: 'exchange',
    },
    {
      ...shelfOf(text('Билеты в кинотеатр', 'Cinema tickets', 'Կինոթատրոնի տոմսեր'), [
        'gorod-posle-dozhdya',
        'kassiopeya',
        'posledniy-parom',
        'tihaya-voda',
      ]),
      tag: 'kupi_bilet',
    },
  ],
};
