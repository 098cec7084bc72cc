import { inclineFirstname, inclineLastname } from 'lvovich';
import { isWoman } from '../people/gender.ts';

/** Who made a title, as its poster says it. */
export interface Credits {
  kind: 'film' | 'series';
  isDocumentary: boolean;
  year: number;
  /** In Russian; null when nobody is named. */
  director: string | null;
  /** In Russian, the lead first; at most three. */
  actors: readonly string[];
  /** Number of the season, on the poster of one season only. */
  season?: number;
}

/** Short first halves of double surnames stay as they are, as in "Бек-Назарова". */
const declineLast = (word: string, gender: 'male' | 'female') =>
  word
    .split('-')
    .map((part) => (part.length > 3 ? inclineLastname(part, 'genitive', gender) : part))
    .join('-');

/** A full name in the genitive, as in "фильм Анны Ветровой"; particles such as "фон" stay. */
export function genitive(name: string): string {
  const words = name.split(' ');
  const gender = isWoman(name) ? 'female' : 'male';
  return words
    .map((word, index) => {
      if (word === word.toLowerCase()) return word;
      const isLast = index > 0 && index === words.length - 1;
      if (isLast && word.includes('-')) return declineLast(word, gender);
      return (isLast ? inclineLastname : inclineFirstname)(word, 'genitive', gender);
    })
    .join(' ');
}

/** The one name of a poster with one: the season, the lead, or who directed. */
export function leadOf({ season, actors, director }: Credits): string {
  return season ? `Сезон ${season}` : (actors[0] ?? director ?? '');
}

/** The two names of a poster with two; fewer when fewer are known. */
export function pairOf(credits: Credits): string[] {
  const { season, actors } = credits;
  if (season || actors.length < 2) return [leadOf(credits)].filter((name) => name !== '');
  return actors.slice(0, 2);
}

const kindOf = ({ kind }: Credits) => (kind === 'series' ? 'сериал' : 'фильм');

/** "фильм …" with the director in the genitive. */
export function authorLine(credits: Credits): string {
  if (credits.season) return `сезон ${credits.season}`;
  return credits.director ? `${kindOf(credits)} ${genitive(credits.director)}` : kindOf(credits);
}

/** What a title is, in a few words. */
export function kindLine(credits: Credits): string {
  if (credits.season) return `сериал, сезон ${credits.season}`;
  if (credits.isDocumentary) return `документальный ${kindOf(credits)}`;
  return credits.kind === 'series' ? 'сериал' : 'художественный фильм';
}

/** Two lines of billing; one when no actors are known. */
export function billingLines(credits: Credits): string[] {
  const { actors, year } = credits;
  const first = `${authorLine(credits)}   ${year}`;
  return [first, ...(actors.length > 0 ? [`в ролях   ${actors.join('   ')}`] : [])].map((line) =>
    line.toUpperCase(),
  );
}
