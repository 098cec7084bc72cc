import { DEFAULT_MIN_FOR_CHOOSING } from '@foyer/contract';
import { ageLimits } from '../../database/schema.ts';
import { textIn } from '../../database/texts.ts';
import type { Context, Handlers } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import type { ImageFacts } from '../images/image-facts.ts';
import type { ProfileRow } from '../sessions/viewer.ts';
import { countKnown, listGenres, listTitles, saveChoice } from './cold-start.store.ts';

const MOST_TITLES = 40;

/** Seconds that the covers of the choice are shown. */
const LOADING_SECONDS = 5;

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
    listColdStartGenres: async ({ language }) => {
      const rows = await listGenres(db);
      return {
        items: rows.map(({ id, names, slug }) => ({
          id,
          alias: id,
          name: textIn(names, language),
          image: images.describe(`backdrop-${slug}`),
        })),
        min_for_choosing: DEFAULT_MIN_FOR_CHOOSING,
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
      };
    },
    saveColdStart: async ({ viewer, body }) => {
      const genres = new Set(body.genre_aliases);
      const titles = new Set(body.content_ids);
      const isEnough =
        genres.size >= DEFAULT_MIN_FOR_CHOOSING && titles.size >= DEFAULT_MIN_FOR_CHOOSING;
      const known = await countKnown(db, body);
      if (!isEnough || known.genres !== genres.size || known.titles !== titles.size) {
        const detail = genres.size === known.genres ? 'content_ids' : 'genre_aliases';
        throw new Failure('invalidRequest', { detail });
      }
      await saveChoice(db, viewer.profile.id, body, now());
      return {
        loading_screen: { duration: LOADING_SECONDS },
        media_view_alias: RECOMMENDATIONS,
      };
    },
  };
}
