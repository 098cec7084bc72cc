import type { MediaItemRow } from '../catalogue/catalogue.store.ts';
import { titleOf } from '../catalogue/media-item-answer.ts';
import { titlesOfRule } from '../catalogue/title-rule.ts';
import type { OwnView } from './own-items.ts';

/** Longest row of recommendations. */
const MOST = 20;

/** How much a title that was chosen, or was watched, says about its genres. */
const CHOSEN_WEIGHT = 3;
const WATCHED_WEIGHT = 1;

/**
 * Titles for the viewer's profile: what it chose in the cold start and what it watches say how much it
 * likes each genre, and before that the most popular titles stand here. Only titles that it need not
 * unlock, and none that it has begun; nothing without a profile.
 */
export async function recommend({
  asker,
  view,
  personal,
  choice: findChoice,
}: OwnView): Promise<MediaItemRow[]> {
  const profile = asker.viewer?.profile;
  if (!profile) return [];
  const { snapshot, today } = view;
  const choice = await findChoice();
  const begun = [...personal.viewing.positions.keys()].flatMap((id) => {
    const item = snapshot.itemsById.get(id);
    return item ? [titleOf(item, snapshot)] : [];
  });
  const likes = new Map<string, number>();
  const like = (genreIds: readonly string[], weight: number) => {
    for (const id of genreIds) likes.set(id, (likes.get(id) ?? 0) + weight);
  };
  like(choice?.genreAliases ?? [], CHOSEN_WEIGHT);
  for (const id of choice?.contentIds ?? []) {
    like(snapshot.itemsById.get(id)?.genreIds ?? [], CHOSEN_WEIGHT);
  }
  for (const title of begun) like(title.genreIds, WATCHED_WEIGHT);

  const seen = new Set(begun.map(({ id }) => id));
  const maxAge = snapshot.ageLimits.get(profile.defaultAgeLimitId)?.ageValue ?? 0;
  const liking = (title: MediaItemRow) =>
    title.genreIds.reduce((sum, id) => sum + (likes.get(id) ?? 0), 0) / title.genreIds.length;
  const popular = titlesOfRule({ max_age: maxAge, limit: Infinity }, { snapshot, today }).filter(
    ({ id }) => !seen.has(id),
  );
  if (likes.size === 0) return popular.slice(0, MOST);
  return popular
    .sort((one, other) => liking(other) * other.rating - liking(one) * one.rating)
    .slice(0, MOST);
}
