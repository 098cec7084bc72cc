import type { ContentAction } from '@foyer/contract';
import { catalogueTexts } from '../../texts/catalogue-texts.ts';
import type { MediaItemRow } from '../catalogue/catalogue.store.ts';
import { titleOf, type AnswerView } from '../catalogue/media-item-answer.ts';
import type { PersonalView } from '../catalogue/media-item-entry.ts';
import { playedItem } from '../catalogue/watching.ts';
import { itemPath } from './item-path.ts';

/** What decides about the buttons of an item. */
export interface ActionFacts {
  /** Whether the viewer may watch it without buying it first. */
  isOpen: boolean;
  /** What it costs, in a few words. */
  priceText: string | undefined;
  personal: PersonalView;
  /** Whether its trailer may play for the viewer. */
  hasTrailer: boolean;
}

const screen = (link: string) => ({ type: 'screen' as const, link });

/** Whether the profile goes on with an episode, or with a film or an episode that it has begun. */
function isGoingOn(
  item: MediaItemRow,
  played: MediaItemRow,
  { viewing, seriesPositions }: PersonalView,
): boolean {
  if (item.id !== played.id) {
    return seriesPositions.get(item.seriesId ?? item.id)?.episode_id === played.id;
  }
  return viewing.positions.get(item.id)?.isViewed === false;
}

function watchAction(
  item: MediaItemRow,
  view: AnswerView,
  personal: PersonalView,
): ContentAction[] {
  const texts = catalogueTexts[view.language];
  const goesOn = personal.seriesPositions.get(item.seriesId ?? item.id);
  const played = playedItem(item, view.snapshot, goesOn);
  if (!played) return [];
  const season = view.snapshot.itemsById.get(played.seasonId ?? '');
  const playerType = item.category === 'shortseries' ? 'stories' : 'player';
  return [
    {
      type: 'watch',
      title: isGoingOn(item, played, personal) ? texts.goOn : texts.watch,
      ...(item.id !== played.id && {
        subtitle: texts.episodeOf(season?.orderNumber ?? 1, played.orderNumber ?? 1),
      }),
      target: screen(`${itemPath(played)}/${playerType}`),
    },
  ];
}

/** What a viewer can do with an item, the main thing first. ENTITY-054. */
export function itemActions(
  item: MediaItemRow,
  view: AnswerView,
  { isOpen, priceText, personal, hasTrailer }: ActionFacts,
): ContentAction[] {
  const texts = catalogueTexts[view.language];
  const trailer: ContentAction = {
    type: 'trailer',
    title: texts.trailer,
    target: screen(`${itemPath(titleOf(item, view.snapshot))}/trailer`),
  };
  const trailers = hasTrailer ? [trailer] : [];
  if (item.premiereDate > view.today) return [{ type: 'remind', title: texts.remind }, ...trailers];
  if (isOpen) return [...watchAction(item, view, personal), ...trailers];
  const isSubscription = item.usageModel === 'SERVICE';
  const title = isSubscription ? texts.subscribe : (priceText ?? texts.buy);
  return [{ type: 'buy', title, usage_model: item.usageModel }, ...trailers];
}
