import type { Texts } from '../database/texts.ts';

interface MenuSeed {
  id: string;
  titles: Texts;
  link: string;
  icon: string;
}

/** The main menu, in its order. */
export const menu: readonly MenuSeed[] = [
  {
    id: 'main',
    titles: { rus: 'Главная', eng: 'Home', hye: 'Գլխավոր' },
    link: '/',
    icon: 'home',
  },
  {
    id: 'movies',
    titles: { rus: 'Фильмы', eng: 'Films', hye: 'Ֆիլմեր' },
    link: '/movies',
    icon: 'film',
  },
  {
    id: 'kids',
    titles: { rus: 'Детям', eng: 'Kids', hye: 'Երեխաներին' },
    link: '/kids',
    icon: 'kids',
  },
  {
    id: 'documentary',
    titles: { rus: 'Докфильмы', eng: 'Documentary', hye: 'Վավերագրական' },
    link: '/documentary',
    icon: 'documentary',
  },
  {
    id: 'drama',
    titles: { rus: 'Драмы', eng: 'Drama', hye: 'Դրամա' },
    link: '/drama',
    icon: 'mask',
  },
  {
    id: 'silent',
    titles: { rus: 'Немое кино', eng: 'Silent film', hye: 'Համր կինո' },
    link: '/silent',
    icon: 'reel',
  },
];
