import type { Texts } from '@foyer/contract';

interface MenuSeed {
  id: string;
  titles: Texts;
  link: string;
  icon: string;
}

/** The main menu, in its order. */
export const menu: readonly MenuSeed[] = [
  { id: 'main', titles: { rus: 'Главная', eng: 'Home', hye: 'Գլխավոր' }, link: '/', icon: 'home' },
  {
    id: 'movies',
    titles: { rus: 'Фильмы', eng: 'Films', hye: 'Ֆիլմեր' },
    link: '/movies',
    icon: 'film',
  },
  {
    id: 'series',
    titles: { rus: 'Сериалы', eng: 'Series', hye: 'Սերիալներ' },
    link: '/series',
    icon: 'series',
  },
  {
    id: 'tv',
    titles: { rus: 'ТВ-каналы', eng: 'TV', hye: 'Հեռուստատեսություն' },
    link: '/tv',
    icon: 'tv',
  },
  {
    id: 'kids',
    titles: { rus: 'Детям', eng: 'Kids', hye: 'Երեխաներին' },
    link: '/kids',
    icon: 'kids',
  },
  {
    id: 'sport',
    titles: { rus: 'Спорт', eng: 'Sport', hye: 'Սպորտ' },
    link: '/sport',
    icon: 'sport',
  },
  {
    id: 'education',
    titles: { rus: 'Познавательное', eng: 'Education', hye: 'Ճանաչողական' },
    link: '/education',
    icon: 'documentary',
  },
  {
    id: 'karaoke',
    titles: { rus: 'Караоке', eng: 'Karaoke', hye: 'Կարաոկե' },
    link: '/karaoke',
    icon: 'music',
  },
  {
    id: 'collections',
    titles: { rus: 'Подборки', eng: 'Collections', hye: 'Ընտրանիներ' },
    link: '/collections',
    icon: 'collection',
  },
  {
    id: 'services',
    titles: { rus: 'Подписки', eng: 'Subscriptions', hye: 'Բաժանորդագրություններ' },
    link: '/services',
    icon: 'bookmark',
  },
  {
    id: 'silent',
    titles: { rus: 'Немое кино', eng: 'Silent film', hye: 'Համր կինո' },
    link: '/silent',
    icon: 'reel',
  },
];
