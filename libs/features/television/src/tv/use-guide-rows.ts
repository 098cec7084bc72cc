import { useQueries, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { guideQuery, type Client, type GuideInput } from '@foyer/client';
import type { Guide } from '@foyer/contract';
import type { GuideNeed, TimeRange } from '@foyer/screens/guide';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { allChunks, chunkName, guideReader, isNeeded, type GuideChunk } from './guide-chunks.ts';

/** How long the guide is taken for unchanged, in ms: channels change it by the day. */
const staleMs = 5 * 60_000;

/** Query options of one call for the guide. */
export const chunkQuery = (client: Client, chunk: GuideChunk) => ({
  ...guideQuery(client, chunk),
  staleTime: staleMs,
});

const combine = (results: readonly UseQueryResult<Guide>[]) =>
  results.map(({ data, isError }) => ({ guide: data, isFailed: isError }));

/** What {@link useGuideRows} is told. */
export interface GuideRowsOptions {
  channelIds: readonly string[];
  /** From midnight to midnight. */
  days: readonly TimeRange[];
  now: number;
  /** The part that the loader has put into the cache; its channels and hours come with the page. */
  opening: GuideInput;
}

/** The guide in windows: asks for what is about to be shown, and remembers what has come. */
export function useGuideRows({ channelIds, days, now, opening }: GuideRowsOptions) {
  const client = useClient();
  const queryClient = useQueryClient();
  const chunks = useMemo(() => allChunks(channelIds, days), [channelIds, days]);
  // What a page shown before has fetched is there at once when the viewer comes back.
  const [asked, setAsked] = useState(() =>
    chunks
      .filter((chunk) => queryClient.getQueryData(guideQuery(client, chunk).queryKey))
      .map(chunkName),
  );
  const shown = useMemo(
    () => chunks.filter((chunk) => asked.includes(chunkName(chunk))),
    [asked, chunks],
  );
  const answers = useQueries({
    queries: shown.map((chunk) => chunkQuery(client, chunk)),
    combine,
  });
  const first = useQuery({ ...guideQuery(client, opening), enabled: false }).data;

  const programmesOf = useMemo(() => {
    const states = [
      { chunk: opening, guide: first, isFailed: false },
      ...shown.flatMap((chunk, index) => {
        const answer = answers[index];
        return answer ? [{ chunk, ...answer }] : [];
      }),
    ];
    return guideReader({ states, days, now });
  }, [opening, first, shown, answers, days, now]);

  const onRangeNeeded = (need: GuideNeed) => {
    const needed = chunks.filter((chunk) => isNeeded(chunk, need)).map(chunkName);
    setAsked((before) => {
      const more = needed.filter((name) => !before.includes(name));
      return more.length > 0 ? [...before, ...more] : before;
    });
  };

  const onRetry = (channelId: string) => {
    for (const chunk of shown) {
      if (!chunk.channelIds.includes(channelId)) continue;
      const { queryKey } = guideQuery(client, chunk);
      if (queryClient.getQueryState(queryKey)?.status === 'error') {
        void queryClient.refetchQueries({ queryKey, exact: true });
      }
    }
  };

  return { programmesOf, onRangeNeeded, onRetry };
}
