import { textIn } from '@foyer/contract';
import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { dayOf } from '../catalogue/answer-views.ts';
import { personalView } from '../catalogue/media-item-entry.ts';
import { readViewing } from '../catalogue/viewing.store.ts';
import { playedItem } from '../catalogue/watching.ts';
import { checkRight, checkSession } from './check-right.ts';
import { episodeFacts } from './episode-facts.ts';
import { createPlaybackTools, type Play, type PlaybackParts } from './playback-parts.ts';

/** Plays a film or an episode; of a series or a season the episode that comes next. */
export function createPlayTitle(context: Context, parts: PlaybackParts): Play {
  const { db, now } = context;
  const { catalogue, views, assets, readRights } = parts;
  const tools = createPlaybackTools(context, catalogue);
  return async (request, asker) => {
    const { viewer, language } = asker;
    checkSession(viewer);
    const asked = await catalogue.findItem(request.id);
    const view = await views.of(language);
    const personal = personalView(await readViewing(db, viewer), view.snapshot);
    const goesOn = personal.seriesPositions.get(asked.seriesId ?? asked.id);
    const item = playedItem(asked, view.snapshot, goesOn);
    if (!item) throw new Failure('notFound');
    if (item.premiereDate > dayOf(now())) throw new Failure('notAvailable');
    const rights = await readRights(viewer);
    const purchase = { item_type: 'media_item', item_id: item.id } as const;
    const right = checkRight(rights.toTitle(item), viewer, purchase);
    await tools.limits.checkTime(viewer);
    await tools.limits.checkAge(item.ageLimitId, viewer, request);

    const position = personal.viewing.positions.get(item.id);
    const isUnfinished = position !== undefined && !position.isViewed;
    const about = {
      content_id: item.id,
      title: textIn(item.names, language),
      age_level: await tools.ageLevel(item.ageLimitId),
    };
    const facts = await tools.facts(request, asker, { right, rights, contentId: item.id });
    const asset = await assets.title(about, facts, {
      isProtected: item.isProtected,
      watchedShare: isUnfinished ? position.timepoint / (item.durationMinutes * 60) : 0,
    });
    return { ...asset, ...episodeFacts(item, view) };
  };
}
