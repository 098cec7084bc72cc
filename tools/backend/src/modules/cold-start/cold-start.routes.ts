import { DEFAULT_MIN_FOR_CHOOSING, textIn } from '@foyer/contract';
import { ageLimits } from '../../database/schema.ts';
import type { Context, Handlers } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import type { ImageFacts } from '../images/image-facts.ts';
import type { ProfileRow } from '../sessions/viewer.ts';
import { countTitles, listGenres, listTitles, saveChoice } from './cold-start.store.ts';

const MOST_TITLES = 40;

/** Seconds that the covers of the choice are shown. */
const LOADING_SECONDS = 5;

/** How many of so many must be chosen: who sees fewer chooses all of them. COLD-002, COLD-004, decision 0116 */
const leastOf = (count: number): number => Math.min(DEFAULT_MIN_FOR_CHOOSING, count);

/** Where the recommendations stand. */
const RECOMMENDATIONS = 'main';

/** Handlers of the cold start. */
export function coldStartRoutes(
  { db, now }: Context,
  images: ImageFacts,
): Handlers<'listColdStartGenres' | 'listColdStartMovies' | 'saveColdStart'> {
  /** Age limits up to the profile's default: choosing asks for no PIN. */
  const allowedFor = async ({ defaultAgeLimitId }: ProfileRow): Promise<string[]> => {
    const limits = await db.select().from(ageLimits);
    const most = limits.find(({ id }) => id === defaultAgeLimitId)?.ageValue ?? 0;
    return limits.filter(({ ageValue }) => ageValue <= most).map(({ id }) => id);
  };

  return {
    listColdStartGenres: async ({ viewer, language }) => {
      const rows = await listGenres(db, await allowedFor(viewer.profile));
      return {
        items: rows.map(({ id, names, slug }) => ({
          id,
          alias: id,
          name: textIn(names, language),
          image: images.describe(`backdrop-${slug}`),
        })),
        min_for_choosing: leastOf(rows.length),
      };
    },
    listColdStartMovies: async ({ viewer, query, language }) => {
      const rows = await listTitles(db, {
        genreIds: query.genre_aliases.split(','),
        ageLimitIds: await allowedFor(viewer.profile),
        limit: MOST_TITLES,
      });
      return {
        movies: rows.map(({ id, slug, names }) => ({
          id,
          name: textIn(names, language),
          image: images.describe(`poster-${slug}`),
        })),
        min_for_choosing: leastOf(rows.length),
      };
    },
    saveColdStart: async ({ viewer, body }) => {
      const genres = [...new Set(body.genre_aliases)];
      const titles = [...new Set(body.content_ids)];
      const ageLimitIds = await allowedFor(viewer.profile);
      const known = new Set((await listGenres(db, ageLimitIds)).map(({ id }) => id));
      if (genres.length < leastOf(known.size) || !genres.every((id) => known.has(id))) {
        throw new Failure('invalidRequest', { detail: 'genre_aliases' });
      }
      const offered = await listTitles(db, { genreIds: genres, ageLimitIds, limit: MOST_TITLES });
      const allowed = await countTitles(db, { ids: titles, ageLimitIds });
      // Titles of a genre that the viewer has left since count like the others.
      if (titles.length < leastOf(offered.length) || allowed !== titles.length) {
        throw new Failure('invalidRequest', { detail: 'content_ids' });
      }
      await saveChoice(db, viewer.profile.id, body, now());
      return {
        loading_screen: { duration: LOADING_SECONDS },
        media_view_alias: RECOMMENDATIONS,
      };
    },
  };
}
