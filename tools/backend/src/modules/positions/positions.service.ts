import type { MediaPosition, PositionsPage, setPositionSchema } from '@foyer/contract';
import type * as v from 'valibot';
import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { pageOf, readLimit, readOffset, toPage, type PageQuery } from '../../server/paging.ts';
import type { AnswerViews } from '../catalogue/answer-views.ts';
import type { Asker } from '../catalogue/asker.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { MediaItemRow } from '../catalogue/catalogue.store.ts';
import { mediaItemEntry, personalView, positionAnswer } from '../catalogue/media-item-entry.ts';
import { readViewing } from '../catalogue/viewing.store.ts';
import { continueWatching, episodesOf } from '../catalogue/watching.ts';
import type { AccountViewer } from '../sessions/viewer.ts';
import { deletePositions, listPositions, savePosition } from './positions.store.ts';
import { isViewed, watchedShare } from './watched-share.ts';

/** Lengths of the stream that plays for an item; the demo's one film is shorter than its titles. */
export type ReadStreamLength = (
  item: MediaItemRow,
) => Promise<{ duration: number; creditsStart: number | undefined }>;

/** Where a title stands. */
type Stand = v.InferOutput<typeof setPositionSchema>;

/** How far profiles have watched. */
export interface PositionsService {
  list(
    viewer: AccountViewer,
    query: PageQuery,
    language: Asker['language'],
  ): Promise<PositionsPage>;
  /** What the profile goes on with. */
  listBegun(
    viewer: AccountViewer,
    query: PageQuery,
    language: Asker['language'],
  ): Promise<PositionsPage>;
  /**
   * @param stand - Seconds of the stream, or of the title where it says so.
   * @returns The newest position, in seconds of the title.
   * @throws Failure `notFound` for what is no film and no episode, `conflict` where another profile watches by now.
   */
  save(viewer: AccountViewer, id: string, stand: Stand): Promise<MediaPosition>;
  /** Of a series and a season all their episodes. @throws Failure `notFound`. */
  remove(viewer: AccountViewer, id: string): Promise<void>;
  removeAll(viewer: AccountViewer): Promise<void>;
}

/** The positions of a database. */
export function createPositionsService(
  { db, now }: Context,
  {
    catalogue,
    views,
    readStreamLength,
  }: { catalogue: Catalogue; views: AnswerViews; readStreamLength: ReadStreamLength },
): PositionsService {
  const playedIds = async (id: string): Promise<string[]> => {
    const item = await catalogue.findItem(id);
    const snapshot = await catalogue.read();
    if (item.type === 'series') return episodesOf(item.id, snapshot).map((episode) => episode.id);
    if (item.type !== 'season') return [item.id];
    return (snapshot.episodesBySeason.get(item.id) ?? []).map((episode) => episode.id);
  };

  return {
    list: async (viewer, query, language) => {
      const view = await views.of(language);
      const rows = await listPositions(db, viewer.profile.id, {
        offset: readOffset(query),
        limit: readLimit(query) + 1,
      });
      const page = toPage(rows, query);
      const personal = personalView(await readViewing(db, viewer), view.snapshot);
      const items = page.items.flatMap((row) => {
        const item = view.snapshot.itemsById.get(row.mediaItemId);
        if (!item) return [];
        const entry = mediaItemEntry(item, view, personal);
        return [{ ...entry, media_position: positionAnswer(row) }];
      });
      return { ...page, items };
    },
    listBegun: async (viewer, query, language) => {
      const view = await views.of(language);
      const personal = personalView(await readViewing(db, viewer), view.snapshot);
      const page = pageOf(continueWatching(personal.viewing, view.snapshot), query);
      return { ...page, items: page.items.map((item) => mediaItemEntry(item, view, personal)) };
    },
    save: async (viewer, id, { timepoint, scale = 'stream', seconds_ago: ago = 0, ...told }) => {
      if (told.profile_id !== undefined && told.profile_id !== viewer.profile.id)
        throw new Failure('conflict');
      const item = await catalogue.findItem(id);
      if (item.type === 'series' || item.type === 'season') throw new Failure('notFound');
      const titleSeconds = item.durationMinutes * 60;
      const stream = await readStreamLength(item);
      const ofStream =
        scale === 'stream' ? timepoint : (timepoint / titleSeconds) * stream.duration;
      const part = { timepoint: ofStream, ...stream };
      const row = {
        profileId: viewer.profile.id,
        mediaItemId: item.id,
        timepoint: Math.round(watchedShare(part) * titleSeconds),
        isViewed: isViewed(part),
        updatedAt: new Date(now().getTime() - ago * 1000),
      };
      return positionAnswer(await savePosition(db, row));
    },
    remove: async (viewer, id) => deletePositions(db, viewer.profile.id, await playedIds(id)),
    removeAll: (viewer) => deletePositions(db, viewer.profile.id),
  };
}
