import { createElement } from 'react';
import { FilmFoot, type FilmFootProps } from '../titles/film-page/index.ts';
import type { FilmPageProps } from '../titles/film-page/film-page.types.ts';
import type { HeroSlide } from '../titles/hero/hero.types.ts';
import type { LanguageLink } from '../navigation/navigation/language-link.types.ts';
import type { MenuItem, NavigationProps } from '../navigation/navigation/navigation.types.ts';
import type { TitleSummary } from '../cards/poster-card/title-summary.types.ts';
import { armenianText, longText } from '@foyer/ui/testing/samples';

/** Makes a title for stories and tests; what is not given is ordinary. */
export function makeTitle(
  slug: string,
  title: string,
  given: Partial<TitleSummary> = {},
): TitleSummary {
  return {
    id: slug,
    href: `/movies/${slug}`,
    title,
    poster: { url: `/api/v1/images/poster-${slug}`, color: '#1f5b63', tone: 'dark' },
    backdrop: { url: `/api/v1/images/backdrop-${slug}`, color: '#1f5b63', tone: 'dark' },
    rating: 7.9,
    year: 2024,
    genres: ['триллер'],
    countries: ['Россия'],
    durationMinutes: 104,
    ageLabel: '16+',
    summary:
      'Ночной диспетчер слышит в эфире голос человека, пропавшего семь лет назад. Чтобы найти его, придётся пройти весь город — от крыш до затопленных дворов.',
    ...given,
  };
}

const art = (slug: string, color: string, tone: 'light' | 'dark' = 'dark') => ({
  poster: { url: `/api/v1/images/poster-${slug}`, color, tone },
  backdrop: { url: `/api/v1/images/backdrop-${slug}`, color, tone },
});

/** A dozen titles of the demo catalogue. */
export const titles: readonly TitleSummary[] = [
  makeTitle('metropolis', 'Метрополис', {
    rating: 8.3,
    year: 1927,
    genres: ['драма'],
    ...art('metropolis', '#4a3b22'),
  }),
  makeTitle('tihaya-voda', 'Тихая вода', art('tihaya-voda', '#1f5b63')),
  makeTitle('sosedi-sverhu', 'Соседи сверху', {
    rating: 6.8,
    isNew: true,
    ...art('sosedi-sverhu', '#2456e6', 'light'),
  }),
  makeTitle('kassiopeya', 'Кассиопея', {
    rating: 7.4,
    year: 2025,
    genres: ['фантастика', 'драма'],
    countries: ['Россия', 'Армения'],
    ageLabel: '12+',
    ...art('kassiopeya', '#14264a'),
  }),
  makeTitle('chuzhie-litsa', 'Чужие лица', {
    rating: 8.1,
    year: 2023,
    genres: ['драма'],
    ...art('chuzhie-litsa', '#7aa5bd', 'light'),
  }),
  makeTitle('devyat-etazhey', 'Девять этажей', {
    rating: 7.7,
    year: 2025,
    genres: ['ужасы'],
    ...art('devyat-etazhey', '#8a3f2d'),
  }),
  makeTitle('tango-na-kryshe', 'Танго на крыше', {
    rating: 7.2,
    year: 2022,
    genres: ['мелодрама'],
    ...art('tango-na-kryshe', '#8a3f6d'),
  }),
  makeTitle('gorod-posle-dozhdya', 'Город после дождя', {
    rating: 8.4,
    year: 2026,
    genres: ['детектив', 'драма'],
    countries: ['Россия', 'Армения'],
    ...art('gorod-posle-dozhdya', '#3a0f5c'),
  }),
  makeTitle('leto-v-gyumri', 'Лето в Гюмри', art('leto-v-gyumri', '#8a3f6d')),
  makeTitle('general', 'Генерал', { rating: 8, ...art('general', '#5b2a18') }),
  makeTitle('nosferatu', 'Носферату', { rating: 7.6, ...art('nosferatu', '#5b0f18') }),
  makeTitle('storona-b', 'Сторона Б', { rating: 4.6, ...art('storona-b', '#efb467', 'light') }),
];

/** A title whose Russian name is longer than any line. */
export const longTitle = makeTitle('severnyy-svet', longText, {
  genres: ['приключенческая мелодрама', 'документальное'],
  isNew: false,
});

/** A title named in Armenian. */
export const armenianTitle = makeTitle('leto-v-gyumri', armenianText, {
  id: 'leto-hy',
  genres: ['դրամա', 'մելոդրամա'],
  countries: ['Հայաստան'],
  summary:
    'Քաղաքը քնում է, իսկ երկու եղբայր փորձում են գտնել հին ջութակը, որը պատկանել է իրենց պապին։',
});

/** Slides of a home page's hero. */
export const slides: readonly HeroSlide[] = [7, 1, 3, 8].flatMap((index) => {
  const title = titles[index];
  return title ? [{ ...title, badge: 'Премьера', playHref: `${title.href}/player` }] : [];
});

/** Entries of the main menu. */
export const menuItems: readonly MenuItem[] = [
  { id: 'home', title: 'Главная', href: '/', icon: 'home' },
  { id: 'movies', title: 'Фильмы', href: '/movies', icon: 'film' },
  { id: 'series', title: 'Сериалы', href: '/series', icon: 'series' },
  { id: 'tv', title: 'ТВ', href: '/tv', icon: 'tv' },
  { id: 'kids', title: 'Детям', href: '/kids', icon: 'kids' },
  { id: 'sport', title: 'Спорт', href: '/sport', icon: 'sport' },
  { id: 'documentary', title: 'Документальное', href: '/documentary', icon: 'documentary' },
  { id: 'music', title: 'Караоке', href: '/karaoke', icon: 'music' },
];

/** The same page in three languages. */
export const languageLinks: readonly LanguageLink[] = [
  { code: 'rus', label: 'Русский', tag: 'ru', href: '/', isCurrent: true },
  { code: 'eng', label: 'English', tag: 'en', href: '/?lang=eng', isCurrent: false },
  { code: 'hye', label: 'Հայերեն', tag: 'hy', href: '/?lang=hye', isCurrent: false },
];

/** Navigation of a visitor on the home page. */
export const navigation: NavigationProps = {
  items: menuItems,
  currentPath: '/',
  homeHref: '/',
  searchHref: '/search',
  messagesHref: '/my/journal',
  loginHref: '/login',
  languages: languageLinks,
  isOverHero: true,
};

const filmHero = {
  title: titles[3] ?? longTitle,
  originalTitle: 'Cassiopeia',
  breadcrumbs: [
    { title: 'Главная', href: '/' },
    { title: 'Фильмы', href: '/movies' },
    { title: 'Кассиопея' },
  ],
  playHref: '/movies/kassiopeya/player',
  trailerHref: '/movies/kassiopeya/trailer',
  priceText: '14 дней бесплатно, далее 399 ₽ в месяц. Отмена в любой день.',
  ratingCount: 12480,
} satisfies FilmPageProps;

/** A film's page below what one sees first, with everything on it. */
export const filmFoot: FilmFootProps = {
  ...filmHero,
  description: [
    '2119 год. Исследовательское судно «Кассиопея» идёт к дальним кольцам. Когда бортинженер Аня Лазарева приходит в себя, корабль молчит: связи с Землёй нет, журнал стёрт, а в кресле капитана сидит человек, которого не было в списке экипажа.',
    'До точки возврата остаётся девять дней.',
  ],
  facts: [
    { term: 'Режиссёр', value: 'Софья Дым' },
    { term: 'Сценарий', value: 'Илья Гордин, Нина Ручей' },
    { term: 'Оператор', value: 'Тигран Адамян' },
    { term: 'Премьера', value: '12 апреля 2025' },
  ],
  audioAndSubtitles: ['Русские, English, Հայերեն', 'Тифлокомментарий'],
  persons: ['Анна Ветрова', 'Олег Самарин', 'Мариам Саркисян', 'Лев Корнеев'].map(
    (name, index) => ({
      id: String(index),
      href: `/persons/${index}`,
      name,
      part: 'капитан',
      picture: { url: `/api/v1/images/person-${index}`, color: '#2c5348', tone: 'dark' },
    }),
  ),
  similarHeading: 'Похожее',
  similar: titles.slice(0, 9),
};

/** A film's page with everything on it. */
export const filmPage: FilmPageProps = {
  ...filmHero,
  foot: createElement(FilmFoot, filmFoot),
};
