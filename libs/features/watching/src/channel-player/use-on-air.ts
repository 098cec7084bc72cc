import type { Channel } from '@foyer/contract';
import type { RunningPlayer } from '@foyer/player';
import type { LiveProgramme } from '@foyer/player/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { useNow } from '@foyer/television/tv/use-now';
import { useViewerZone } from '@foyer/television/tv/viewer-zone';
import { aroundQuery } from './load-channel-player.ts';
import { onAirAt } from './on-air.ts';

const none: never[] = [];

/**
 * What a running channel shows where its picture stands: behind the edge that is what was on then. Changes by itself as
 * one programme follows another.
 *
 * @param madeAt - When the page was made, in seconds since 1970.
 */
export function useOnAir(
  channel: Channel,
  { running, madeAt }: { running: RunningPlayer | undefined; madeAt: number },
): LiveProgramme | undefined {
  const now = useNow(madeAt);
  const timeZone = useViewerZone();
  const query = aroundQuery(useClient(), channel, now);
  const { data } = useQuery({ ...query, placeholderData: keepPreviousData });
  const programmes = data?.items[0]?.epgs ?? none;
  const current = useSelector(running?.player, (snapshot) => {
    const time = snapshot?.context.currentTime ?? 0;
    return onAirAt(programmes, time > 0 ? time : now)?.current;
  });
  if (!current) return undefined;
  const next = onAirAt(programmes, current.start_time)?.next;
  return {
    title: current.name,
    start: current.start_time,
    end: current.end_time,
    ...(next && { next: { title: next.name, start: next.start_time } }),
    timeZone,
  };
}
