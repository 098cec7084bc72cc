import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import {
  readCatalogue,
  type AgeLimitRow,
  type CatalogueSnapshot,
  type FilmRow,
} from './catalogue.store.ts';

/** Every page reads the catalogue and hardly anything writes it, so it is read whole and kept this long. */
const KEPT_MS = 5000;

/** The catalogue, at most {@link KEPT_MS} old. */
export interface Catalogue {
  read(): Promise<CatalogueSnapshot>;
  /** @throws Failure `notFound`. */
  findFilm(idOrSlug: string): Promise<FilmRow>;
  /** @throws Failure `notFound`. */
  findAgeLimit(id: string): Promise<AgeLimitRow>;
}

/** The catalogue of a database. */
export function createCatalogue({ db, now }: Context): Catalogue {
  let kept: { snapshot: Promise<CatalogueSnapshot>; untilMs: number } | undefined;

  const read = (): Promise<CatalogueSnapshot> => {
    const nowMs = now().getTime();
    if (kept && nowMs < kept.untilMs) return kept.snapshot;
    const snapshot = readCatalogue(db);
    kept = { snapshot, untilMs: nowMs + KEPT_MS };
    snapshot.catch(() => {
      kept = undefined;
    });
    return snapshot;
  };

  return {
    read,
    findFilm: async (idOrSlug) => {
      const { films, filmsById } = await read();
      const film = filmsById.get(idOrSlug) ?? films.find(({ slug }) => slug === idOrSlug);
      if (!film) throw new Failure('notFound');
      return film;
    },
    findAgeLimit: async (id) => {
      const limit = (await read()).ageLimits.get(id);
      if (!limit) throw new Failure('notFound');
      return limit;
    },
  };
}
