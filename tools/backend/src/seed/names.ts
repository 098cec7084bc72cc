import type { Texts } from '../database/texts.ts';

/** Genres by id. */
export const genres: Readonly<Record<string, Texts>> = {
  drama: { rus: 'драма', eng: 'drama', hye: 'դրամա' },
  thriller: { rus: 'триллер', eng: 'thriller', hye: 'թրիլեր' },
  detective: { rus: 'детектив', eng: 'detective', hye: 'դետեկտիվ' },
  horror: { rus: 'ужасы', eng: 'horror', hye: 'սարսափ' },
  comedy: { rus: 'комедия', eng: 'comedy', hye: 'կատակերգություն' },
  melodrama: { rus: 'мелодрама', eng: 'romance', hye: 'մելոդրամա' },
  'sci-fi': { rus: 'фантастика', eng: 'science fiction', hye: 'ֆանտաստիկա' },
  fantasy: { rus: 'мистика', eng: 'supernatural', hye: 'միստիկա' },
  adventure: { rus: 'приключения', eng: 'adventure', hye: 'արկածային' },
  documentary: { rus: 'документальное', eng: 'documentary', hye: 'վավերագրական' },
  history: { rus: 'история', eng: 'history', hye: 'պատմություն' },
  family: { rus: 'семейное', eng: 'family', hye: 'ընտանեկան' },
  music: { rus: 'музыка', eng: 'music', hye: 'երաժշտություն' },
  sport: { rus: 'спорт', eng: 'sport', hye: 'սպորտ' },
};

/** Countries by id. */
export const countries: Readonly<Record<string, Texts>> = {
  russia: { rus: 'Россия', eng: 'Russia', hye: 'Ռուսաստան' },
  armenia: { rus: 'Армения', eng: 'Armenia', hye: 'Հայաստան' },
  germany: { rus: 'Германия', eng: 'Germany', hye: 'Գերմանիա' },
  usa: { rus: 'США', eng: 'USA', hye: 'ԱՄՆ' },
  ussr: { rus: 'СССР', eng: 'USSR', hye: 'ԽՍՀՄ' },
};

/** Years of the age limits, the lowest first. */
export const ageYears: readonly number[] = [0, 6, 12, 16, 18];

/** Id of the age limit of so many years. */
export const ageLimitId = (years: number): string => `age-${years}`;

/** What a film costs, by its usage model. */
export const prices: Readonly<Record<'SERVICE' | 'EST' | 'TVOD', Texts>> = {
  SERVICE: { rus: 'По подписке', eng: 'With a subscription', hye: 'Բաժանորդագրությամբ' },
  EST: { rus: 'Купить за 299 ₽', eng: 'Buy for 299 ₽', hye: 'Գնել 299 ₽-ով' },
  TVOD: { rus: 'Напрокат за 149 ₽', eng: 'Rent for 149 ₽', hye: 'Վարձել 149 ₽-ով' },
};

/** Mark of a film that has just come out. */
export const premiereBadge: Texts = { rus: 'Премьера', eng: 'Premiere', hye: 'Պրեմիերա' };
