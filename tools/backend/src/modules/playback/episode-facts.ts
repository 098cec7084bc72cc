import { type PlayerAsset, textIn } from '@foyer/contract';
import { catalogueTexts } from '../../texts/catalogue-texts.ts';
import type { MediaItemRow } from '../catalogue/catalogue.store.ts';
import { titleOf, type AnswerView } from '../catalogue/media-item-answer.ts';
import { episodesOf } from '../catalogue/watching.ts';

type Neighbour = NonNullable<PlayerAsset['next_episode']>;

function neighbour(
  episode: MediaItemRow | undefined,
  { snapshot, language }: AnswerView,
): Neighbour | undefined {
  const season = snapshot.itemsById.get(episode?.seasonId ?? '');
  if (!episode?.seriesId || !season) return undefined;
  return {
    id: episode.id,
    slug: episode.slug,
    name: textIn(episode.names, language),
    series_id: episode.seriesId,
    season_id: season.id,
    season_number: season.orderNumber ?? 1,
    episode_number: episode.orderNumber ?? 1,
  };
}

/** What the player says about an episode and the two beside it; nothing of a film. */
export function episodeFacts(
  item: MediaItemRow,
  view: AnswerView,
): Pick<PlayerAsset, 'subtitle' | 'previous_episode' | 'next_episode'> & { title?: string } {
  const { snapshot, language } = view;
  if (item.type !== 'episode' || item.seriesId === null) return {};
  const season = snapshot.itemsById.get(item.seasonId ?? '');
  const all = episodesOf(item.seriesId, snapshot);
  const index = all.findIndex(({ id }) => id === item.id);
  const previous = neighbour(all[index - 1], view);
  const next = neighbour(all[index + 1], view);
  const place = catalogueTexts[language].episodeOf(season?.orderNumber ?? 1, item.orderNumber ?? 1);
  return {
    title: textIn(titleOf(item, snapshot).names, language),
    subtitle: `${place}. ${textIn(item.names, language)}`,
    ...(previous && { previous_episode: previous }),
    ...(next && { next_episode: next }),
  };
}
