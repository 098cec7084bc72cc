import type { Filter, FilterOption } from './filter-bar.types.ts';

const options = (titles: Readonly<Record<string, string>>): readonly FilterOption[] =>
  Object.entries(titles).map(([id, title]) => ({ id, title }));

/** Filters of a catalogue for stories and tests. */
export const filters: readonly Filter[] = [
  {
    kind: 'multiple',
    id: 'genres',
    title: 'Жанр',
    allTitle: 'Все жанры',
    options: options({
      drama: 'Драма',
      comedy: 'Комедия',
      thriller: 'Триллер',
      detective: 'Детектив',
      scifi: 'Фантастика',
      horror: 'Ужасы',
      romance: 'Мелодрама',
      adventure: 'Приключения',
      history: 'История',
      documentary: 'Документальное',
      family: 'Семейное',
      music: 'Музыка',
    }),
  },
  {
    kind: 'multiple',
    id: 'countries',
    title: 'Страна',
    allTitle: 'Все страны',
    options: options({ ru: 'Россия', am: 'Армения', fr: 'Франция', it: 'Италия', us: 'США' }),
  },
  {
    kind: 'single',
    id: 'ages',
    title: 'Возраст',
    allTitle: 'Любой возраст',
    options: options({ 0: '0+', 6: '6+', 12: '12+', 16: '16+', 18: '18+' }),
  },
  { kind: 'switch', id: 'fresh', title: 'Новинки' },
];

/** Orders of a catalogue for stories and tests. */
export const sortOptions = options({
  popular: 'Популярные',
  new: 'Сначала новые',
  rating: 'По рейтингу',
  name: 'По названию',
});

/** The same filters in Armenian, with words longer than ours. */
export const armenianFilters: readonly Filter[] = [
  {
    kind: 'multiple',
    id: 'genres',
    title: 'Ժանր',
    allTitle: 'Բոլոր ժանրերը',
    options: options({
      drama: 'Դրամա',
      comedy: 'Կատակերգություն',
      scifi: 'Գիտական ֆանտաստիկա',
      documentary: 'Վավերագրական',
    }),
  },
  {
    kind: 'multiple',
    id: 'countries',
    title: 'Արտադրության երկիր',
    options: options({ ru: 'Ռուսաստան', am: 'Հայաստան', fr: 'Ֆրանսիա' }),
  },
  { kind: 'switch', id: 'fresh', title: 'Նորույթներ' },
];

/** The same orders in Armenian. */
export const armenianSorts = options({ popular: 'Հանրաճանաչ', new: 'Սկզբում նորերը' });
