import type { RatingAnswer } from '@foyer/contract';
import { and, eq } from 'drizzle-orm';
import { ratings } from '../../database/schema.ts';
import type { Context, Handlers } from '../../server/call.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { MediaItemRow } from '../catalogue/catalogue.store.ts';
import { ownRating } from '../catalogue/media-item-answer.ts';
import type { AccountViewer } from '../sessions/viewer.ts';

const answer = (item: MediaItemRow, user?: number): RatingAnswer => ({
  ratings: { wink: ownRating(item), ...(user !== undefined && { user }) },
});

/** Handlers of the profiles' own ratings. They do not move the rating of the service. */
export function ratingsRoutes(
  { db, now }: Context,
  catalogue: Catalogue,
): Handlers<'setRating' | 'deleteRating'> {
  const remove = async (viewer: AccountViewer, mediaItemId: string): Promise<void> => {
    const { id: profileId } = viewer.profile;
    await db
      .delete(ratings)
      .where(and(eq(ratings.profileId, profileId), eq(ratings.mediaItemId, mediaItemId)));
  };
  return {
    setRating: async ({ viewer, body }) => {
      const item = await catalogue.findItem(body.content_id);
      const { rating } = body;
      if (rating === 0) {
        await remove(viewer, item.id);
        return answer(item);
      }
      const ratedAt = now();
      await db
        .insert(ratings)
        .values({ profileId: viewer.profile.id, mediaItemId: item.id, rating, ratedAt })
        .onConflictDoUpdate({
          target: [ratings.profileId, ratings.mediaItemId],
          set: { rating, ratedAt },
        });
      return answer(item, rating);
    },
    deleteRating: async ({ viewer, params }) => {
      const item = await catalogue.findItem(params.content_id, params.content_type);
      await remove(viewer, item.id);
      return answer(item);
    },
  };
}
