import type { Context } from '../../server/call.ts';
import { shownChannels } from '../channels/channel-view.ts';
import type { Broadcasts } from '../channels/broadcasts.ts';
import type { Programme } from '../channels/guide.ts';
import type { Viewer } from '../sessions/viewer.ts';
import type { SearchDocument } from './search-documents.ts';
import { upcomingOf } from './upcoming.ts';

/** What a viewer may find. */
export interface Audience {
  mayFind(document: SearchDocument): boolean;
  /** When what a document of the guide names is on, the earliest first. */
  programmesOf(document: SearchDocument): Programme[];
}

/**
 * Who searches: a profile finds nothing above its highest age limit and no channel that it hides;
 * without a profile nothing is hidden. Programmes are found while they are still to come.
 */
export async function readAudience(
  context: Pick<Context, 'db' | 'now'>,
  broadcasts: Broadcasts,
  viewer: Viewer | undefined,
): Promise<Audience> {
  const { ageLimits } = broadcasts.catalogue;
  const yearsOf = (id: string): number => ageLimits.get(id)?.ageValue ?? 0;
  const profile = viewer?.profile ?? viewer?.heldBy?.profile;
  const age = profile ? yearsOf(profile.maxAgeLimitId) : Number.POSITIVE_INFINITY;
  const shown = await shownChannels(context, broadcasts.channels.channels, viewer);
  const channelIds = new Set(
    shown.filter(({ ageLimitId }) => yearsOf(ageLimitId) <= age).map(({ id }) => id),
  );
  const now = Math.floor(context.now().getTime() / 1000);

  const found = new Map<string, Programme[]>();
  const programmesOf = ({ id }: SearchDocument): Programme[] => {
    const programmes =
      found.get(id) ??
      upcomingOf(broadcasts, id, now).filter(({ channel }) => channelIds.has(channel.id));
    found.set(id, programmes);
    return programmes;
  };

  return {
    programmesOf,
    mayFind: (document) => {
      if (document.age > age) return false;
      if (document.kind === 'channel') return channelIds.has(document.id);
      return document.kind !== 'epg' || programmesOf(document).length > 0;
    },
  };
}
