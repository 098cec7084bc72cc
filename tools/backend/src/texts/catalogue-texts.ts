import type { Language } from '@foyer/contract';

/** What the server says about titles and lists of them. */
export interface CatalogueTexts {
  shortSeries: string;
  watch: string;
  goOn: string;
  trailer: string;
  sing: string;
  remind: string;
  subscribe: string;
  buy: string;
  withSubscription: string;
  /** With a price. */
  buyFor: (price: string) => string;
  rentFor: (price: string) => string;
  /** Of a season and an episode by their numbers. */
  episodeOf: (season: number, episode: number) => string;
  addedToFavourites: string;
  removedFromFavourites: string;
  openFavourites: string;
  filters: Readonly<
    Record<
      'genres' | 'countries' | 'years' | 'age_levels' | 'new' | 'subscription' | 'high_rating',
      string
    >
  >;
  allOptions: Readonly<Record<'genres' | 'countries' | 'years' | 'age_levels', string>>;
  /** Of ten years by their first, and of all before the first that is offered. */
  decade: (firstYear: number) => string;
  earlier: (year: number) => string;
  sorts: Readonly<Record<'popular' | 'new' | 'rating' | 'name', string>>;
}

const rus: CatalogueTexts = {
  shortSeries: 'Короткие истории',
  watch: 'Смотреть',
  goOn: 'Продолжить',
  trailer: 'Трейлер',
  sing: 'Петь',
  remind: 'Не пропустить премьеру',
  subscribe: 'Смотреть по подписке',
  buy: 'Купить',
  withSubscription: 'По подписке',
  buyFor: (price) => `Купить за ${price}`,
  rentFor: (price) => `Напрокат за ${price}`,
  episodeOf: (season, episode) => `Сезон ${season}, серия ${episode}`,
  addedToFavourites: 'Добавлено в избранное',
  removedFromFavourites: 'Удалено из избранного',
  openFavourites: 'Открыть избранное',
  filters: {
    genres: 'Жанр',
    countries: 'Страна',
    years: 'Год',
    age_levels: 'Возраст',
    new: 'Новинки',
    subscription: 'По подписке',
    high_rating: 'С высоким рейтингом',
  },
  allOptions: {
    genres: 'Все жанры',
    countries: 'Все страны',
    years: 'Все годы',
    age_levels: 'Любой возраст',
  },
  decade: (firstYear) => `${firstYear}–${firstYear + 9}`,
  earlier: (year) => `До ${year}`,
  sorts: {
    popular: 'Сначала популярные',
    new: 'Сначала новые',
    rating: 'По рейтингу',
    name: 'По названию',
  },
};

const eng: CatalogueTexts = {
  shortSeries: 'Short stories',
  watch: 'Watch',
  goOn: 'Continue',
  trailer: 'Trailer',
  sing: 'Sing',
  remind: 'Keep for the premiere',
  subscribe: 'Watch with a subscription',
  buy: 'Buy',
  withSubscription: 'With a subscription',
  buyFor: (price) => `Buy for ${price}`,
  rentFor: (price) => `Rent for ${price}`,
  episodeOf: (season, episode) => `Season ${season}, episode ${episode}`,
  addedToFavourites: 'Added to favourites',
  removedFromFavourites: 'Removed from favourites',
  openFavourites: 'Open favourites',
  filters: {
    genres: 'Genre',
    countries: 'Country',
    years: 'Year',
    age_levels: 'Age',
    new: 'New',
    subscription: 'With a subscription',
    high_rating: 'Highly rated',
  },
  allOptions: {
    genres: 'All genres',
    countries: 'All countries',
    years: 'All years',
    age_levels: 'Any age',
  },
  decade: (firstYear) => `${firstYear}–${firstYear + 9}`,
  earlier: (year) => `Before ${year}`,
  sorts: {
    popular: 'Most popular',
    new: 'Newest',
    rating: 'Best rated',
    name: 'By name',
  },
};

const hye: CatalogueTexts = {
  shortSeries: 'Կարճ պատմություններ',
  watch: 'Դիտել',
  goOn: 'Շարունակել',
  trailer: 'Թրեյլեր',
  sing: 'Երգել',
  remind: 'Պահել պրեմիերայի համար',
  subscribe: 'Դիտել բաժանորդագրությամբ',
  buy: 'Գնել',
  withSubscription: 'Բաժանորդագրությամբ',
  buyFor: (price) => `Գնել ${price}-ով`,
  rentFor: (price) => `Վարձել ${price}-ով`,
  episodeOf: (season, episode) => `Եթերաշրջան ${season}, սերիա ${episode}`,
  addedToFavourites: 'Ավելացվել է ընտրյալներում',
  removedFromFavourites: 'Հեռացվել է ընտրյալներից',
  openFavourites: 'Բացել ընտրյալները',
  filters: {
    genres: 'Ժանր',
    countries: 'Երկիր',
    years: 'Տարի',
    age_levels: 'Տարիք',
    new: 'Նորույթներ',
    subscription: 'Բաժանորդագրությամբ',
    high_rating: 'Բարձր վարկանիշով',
  },
  allOptions: {
    genres: 'Բոլոր ժանրերը',
    countries: 'Բոլոր երկրները',
    years: 'Բոլոր տարիները',
    age_levels: 'Ցանկացած տարիք',
  },
  decade: (firstYear) => `${firstYear}–${firstYear + 9}`,
  earlier: (year) => `Մինչև ${year}`,
  sorts: {
    popular: 'Նախ՝ սիրվածները',
    new: 'Նախ՝ նորերը',
    rating: 'Ըստ վարկանիշի',
    name: 'Ըստ անվան',
  },
};

/** What the server says about titles and lists of them, by language. */
export const catalogueTexts: Readonly<Record<Language, CatalogueTexts>> = { rus, eng, hye };
