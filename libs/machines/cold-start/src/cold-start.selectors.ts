import type { ColdStartGenre, ColdStartMovie } from '@foyer/contract';
import type { Message } from '@foyer/core';
import type { SnapshotFrom } from 'xstate';
import type { coldStartMachine } from './cold-start.machine.ts';
import { coversOf, leastGenres, leastMovies } from './cold-start.rules.ts';

/** What the page shows; `left` while the viewer is on the way to another one. COLD-001 */
export type ColdStartStep = 'genres' | 'movies' | 'failed' | 'result' | 'left';

/** What the view shows. */
export interface ColdStartViewState {
  step: ColdStartStep;
  genres: readonly ColdStartGenre[];
  /** Aliases. */
  chosenGenres: readonly string[];
  /** What the genres offer, then what is still chosen of others. */
  movies: readonly ColdStartMovie[];
  chosenMovies: readonly ColdStartMovie[];
  /** How many the present step wants, and how many of them are not chosen yet. */
  least: number;
  left: number;
  covers: readonly ColdStartMovie[];
  cover: number;
  secondsLeft: number;
  isResting: boolean;
  isBusy: boolean;
  message: Message | undefined;
}

type Snapshot = SnapshotFrom<typeof coldStartMachine>;

const none: readonly ColdStartMovie[] = [];

/** The view's reading of a snapshot. */
export function selectColdStartView(snapshot: Snapshot): ColdStartViewState {
  const { context } = snapshot;
  const { genres, chosenGenres, chosenMovies, cover, secondsLeft, message } = context;
  const step = stepOf(snapshot);
  const [least, chosen] =
    step === 'genres'
      ? [leastGenres(context), chosenGenres.length]
      : [leastMovies(context), chosenMovies.length];
  return {
    step,
    genres,
    chosenGenres,
    movies: step === 'movies' ? offered(snapshot) : none,
    chosenMovies,
    least,
    left: Math.max(0, least - chosen),
    covers: step === 'result' ? coversOf(context) : none,
    cover,
    secondsLeft,
    isResting: snapshot.matches({ result: 'resting' }),
    isBusy: snapshot.hasTag('busy'),
    message,
  };
}

/** Titles of genres that the viewer has left since come last, as long as they are chosen. */
function offered({ context: { movies = [], chosenMovies } }: Snapshot): readonly ColdStartMovie[] {
  const ids = new Set(movies.map(({ id }) => id));
  const others = chosenMovies.filter(({ id }) => !ids.has(id));
  return others.length === 0 ? movies : [...movies, ...others];
}

function stepOf(snapshot: Snapshot): ColdStartStep {
  if (snapshot.matches('skipped') || snapshot.matches('later')) return 'left';
  if (!snapshot.matches('asking')) return 'result';
  // Another try begins where the first one failed.
  const isFailed =
    snapshot.context.message !== undefined && !snapshot.matches({ asking: 'genres' });
  if (isFailed) return 'failed';
  const isAtMovies =
    snapshot.matches({ asking: 'movies' }) || snapshot.matches({ asking: 'saving' });
  return isAtMovies ? 'movies' : 'genres';
}
