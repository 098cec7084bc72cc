import { deleteRating, getMediaItem, setRating } from '@foyer/client';
import type { MediaItem, RatingAnswer } from '@foyer/contract';
import { NO_RATING, type RatedItem, type RatingPorts } from '@foyer/rating';
import type { RateExchangePorts } from '@foyer/rate-exchange';
import { tellAnalytics } from '@foyer/page-runtime/shell/analytics-relay';
import type { ShellSurroundings } from '@foyer/page-runtime/shell/shell.types';

type Surroundings = Pick<ShellSurroundings, 'page' | 'tell'>;

/** How long words about a rating stay, in seconds. */
const NOTICE_SECONDS = 10;

/** Pages that show the title show its ratings as they are now. */
function spreadRatings(
  { queryClient }: Surroundings['page'],
  id: string,
  { ratings }: RatingAnswer,
): void {
  queryClient.setQueriesData<MediaItem>({ queryKey: ['media-item'] }, (item) =>
    item?.id === id ? { ...item, ratings } : item,
  );
}

/** What follows a rating that the service has taken; 0 where it was taken back. ANALYTICS-020 */
function rated(page: Surroundings['page'], item: RatedItem, rating: number, answer: RatingAnswer) {
  spreadRatings(page, item.id, answer);
  tellAnalytics({
    event: { type: 'content_rating', content_id: item.id, content_type: item.type, rating },
  });
}

/** The calls and effects of a rating. What an answer itself has to say is shown for every call alike. RATE-004 to RATE-006 */
export const ratingPorts = ({ page, tell }: Surroundings): RatingPorts => ({
  findItem: async ({ itemId }, signal) => {
    const { id, type, name, ratings } = await getMediaItem(
      page.client,
      { idOrSlug: itemId },
      signal,
    );
    return { id, type, name, rating: ratings.user ?? NO_RATING };
  },
  setRating: async ({ item, rating }, signal) => {
    const answer = await setRating(page.client, { contentId: item.id, rating }, signal);
    rated(page, item, rating, answer);
  },
  deleteRating: async ({ item }, signal) => {
    const ref = { contentId: item.id, contentType: item.type };
    rated(page, item, NO_RATING, await deleteRating(page.client, ref, signal));
  },
  tellFailure: (message) =>
    tell('notifications', {
      type: 'notice.show',
      notice: { tone: 'error', message, durationSeconds: NOTICE_SECONDS, isForced: true },
    }),
});

/** Says that a rating was kept, or was taken back. */
export const tellRated = ({ tell }: Pick<Surroundings, 'tell'>, rating: number): void =>
  tell('notifications', {
    type: 'notice.show',
    notice: {
      tone: 'success',
      message: { key: `notification.rating.${rating === NO_RATING ? 'removed' : 'saved'}` },
      durationSeconds: NOTICE_SECONDS,
      isForced: true,
    },
  });

/** The call of the offer to rate. EVENT-020 */
export const rateExchangePorts = ({ page }: Pick<Surroundings, 'page'>): RateExchangePorts => ({
  findItem: async ({ itemId }, signal) => {
    const { name, ratings } = await getMediaItem(page.client, { idOrSlug: itemId }, signal);
    return { name, isRated: ratings.user !== undefined };
  },
});
