import type { ColdStartGenres, ColdStartMovie } from '@foyer/contract';
import { imageFixture } from '@foyer/contract/fixtures';
import { errorAnswer } from '@foyer/core/fixtures';
import type { ColdStartInput, ColdStartPorts } from './cold-start.types.ts';
import type { KeptColdStart } from './kept-cold-start.ts';

const genre = (id: string, name: string, picture: string) => ({
  id,
  alias: id,
  name,
  image: imageFixture(`backdrop-${picture}`),
});
const movie = (id: string, name: string): ColdStartMovie => ({
  id,
  name,
  image: imageFixture(`poster-${id}`),
});

/** Genres of the fake service; one more than must be chosen. */
export const coldStartGenres: ColdStartGenres = {
  items: [
    genre('drama', 'драма', 'leto-v-gyumri'),
    genre('detective', 'детектив', 'gorod-posle-dozhdya'),
    genre('sci-fi', 'фантастика', 'kassiopeya'),
    genre('comedy', 'комедия', 'kot-kapitan'),
    genre('horror', 'ужасы', 'nosferatu'),
    genre('documentary', 'документальное', 'sol-zemli'),
  ],
  min_for_choosing: 5,
};

/** Titles of the fake service, whatever the genres. */
export const coldStartMovies: readonly ColdStartMovie[] = [
  movie('gorod-posle-dozhdya', 'Город после дождя'),
  movie('metropolis', 'Метрополис'),
  movie('aelita', 'Аэлита'),
  movie('alibi', 'Алиби'),
  movie('sol-zemli', 'Соль земли'),
  movie('belyy-shum', 'Белый шум'),
  movie('polyn', 'Полынь'),
];

/** What the page may have loaded. */
export const coldStartInputs = {
  many: { genres: coldStartGenres },
  few: { genres: { items: coldStartGenres.items.slice(0, 2), min_for_choosing: 2 } },
  none: { genres: { items: [], min_for_choosing: 0 } },
} satisfies Record<string, ColdStartInput>;

/** What tabs keep. */
export const keptColdStarts = {
  atGenres: { step: 'genres', genres: ['drama', 'gone'], movies: [] },
  atMovies: {
    step: 'movies',
    genres: ['drama', 'detective', 'sci-fi', 'comedy', 'horror'],
    movies: coldStartMovies.slice(0, 2),
  },
} satisfies Record<string, KeptColdStart>;

/** How a call may fail. */
export const coldStartErrors = {
  saying: errorAnswer({ status: 500, code: 1, description: 'Сервис отдыхает' }),
  wordless: errorAnswer({ status: 500, code: 1 }),
};

/** Ports of a service that has these titles and takes every choice; each may be replaced. */
export const fakeColdStartPorts = (replaced: Partial<ColdStartPorts> = {}): ColdStartPorts => ({
  recall: async () => undefined,
  findMovies: async () => ({ movies: [...coldStartMovies] }),
  saveChoice: async () => ({ loading_screen: { duration: 5 }, media_view_alias: 'main' }),
  keep: () => {},
  rest: () => {},
  ...replaced,
});
