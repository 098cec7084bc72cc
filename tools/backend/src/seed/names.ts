import type { Texts } from '@foyer/contract';

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
  noir: { rus: 'нуар', eng: 'noir', hye: 'նուար' },
  road: { rus: 'роуд-муви', eng: 'road movie', hye: 'ճանապարհային ֆիլմ' },
  animation: { rus: 'анимация', eng: 'animation', hye: 'անիմացիա' },
  war: { rus: 'военное', eng: 'war', hye: 'պատերազմական' },
  western: { rus: 'вестерн', eng: 'western', hye: 'վեստերն' },
  'fairy-tale': { rus: 'сказка', eng: 'fairy tale', hye: 'հեքիաթ' },
  education: { rus: 'обучающее', eng: 'education', hye: 'ուսուցողական' },
  science: { rus: 'наука', eng: 'science', hye: 'գիտություն' },
  nature: { rus: 'природа', eng: 'nature', hye: 'բնություն' },
  travel: { rus: 'путешествия', eng: 'travel', hye: 'ճամփորդություն' },
  concert: { rus: 'концерт', eng: 'concert', hye: 'համերգ' },
};

/** Countries by id. */
export const countries: Readonly<Record<string, Texts>> = {
  russia: { rus: 'Россия', eng: 'Russia', hye: 'Ռուսաստան' },
  armenia: { rus: 'Армения', eng: 'Armenia', hye: 'Հայաստան' },
  germany: { rus: 'Германия', eng: 'Germany', hye: 'Գերմանիա' },
  usa: { rus: 'США', eng: 'USA', hye: 'ԱՄՆ' },
  ussr: { rus: 'СССР', eng: 'USSR', hye: 'ԽՍՀՄ' },
  georgia: { rus: 'Грузия', eng: 'Georgia', hye: 'Վրաստան' },
  kazakhstan: { rus: 'Казахстан', eng: 'Kazakhstan', hye: 'Ղազախստան' },
  mongolia: { rus: 'Монголия', eng: 'Mongolia', hye: 'Մոնղոլիա' },
  iran: { rus: 'Иран', eng: 'Iran', hye: 'Իրան' },
  lebanon: { rus: 'Ливан', eng: 'Lebanon', hye: 'Լիբանան' },
  finland: { rus: 'Финляндия', eng: 'Finland', hye: 'Ֆինլանդիա' },
  norway: { rus: 'Норвегия', eng: 'Norway', hye: 'Նորվեգիա' },
  france: { rus: 'Франция', eng: 'France', hye: 'Ֆրանսիա' },
  denmark: { rus: 'Дания', eng: 'Denmark', hye: 'Դանիա' },
  sweden: { rus: 'Швеция', eng: 'Sweden', hye: 'Շվեդիա' },
  italy: { rus: 'Италия', eng: 'Italy', hye: 'Իտալիա' },
  austria: { rus: 'Австрия', eng: 'Austria', hye: 'Ավստրիա' },
  uk: { rus: 'Великобритания', eng: 'United Kingdom', hye: 'Մեծ Բրիտանիա' },
  netherlands: { rus: 'Нидерланды', eng: 'Netherlands', hye: 'Նիդերլանդներ' },
  australia: { rus: 'Австралия', eng: 'Australia', hye: 'Ավստրալիա' },
};

/** Years of the age limits, the lowest first. */
export const ageYears: readonly number[] = [0, 6, 12, 16, 18];

/** Id of the age limit of so many years. */
export const ageLimitId = (years: number): string => `age-${years}`;

/** Mark of a film that has just come out. */
export const premiereBadge: Texts = { rus: 'Премьера', eng: 'Premiere', hye: 'Պրեմիերա' };
