import type { Menu } from './menu.schema.ts';

/** A main menu. */
export const menuFixture: Menu = {
  items: [
    { id: 'main', title: 'Главная', target: { type: 'screen', link: '/' }, icon: 'home' },
    { id: 'movies', title: 'Фильмы', target: { type: 'screen', link: '/movies' }, icon: 'film' },
    { id: 'kids', title: 'Детям', target: { type: 'screen', link: '/kids' }, icon: 'kids' },
  ],
};
