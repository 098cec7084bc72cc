import type { Guide, ProgrammeShort } from '@foyer/contract';
import type { GuideInput } from '@foyer/client';
import type { GuideNeed, GuideRow, ProgrammesOf, TimeRange } from '@foyer/screens/guide';
import { guideProgramme } from './programme-props.ts';

/** Channels of one call: more than a window shows, and an answer that is soon read. */
export const channelsPerCall = 10;

/** One call for the guide: some channels that follow each other, and a day. */
export type GuideChunk = GuideInput;

/** Every call that the guide of some channels and days may take. */
export function allChunks(
  channelIds: readonly string[],
  days: readonly TimeRange[],
): readonly GuideChunk[] {
  const count = Math.ceil(channelIds.length / channelsPerCall);
  const parts = Array.from({ length: count }, (_, index) =>
    channelIds.slice(index * channelsPerCall, (index + 1) * channelsPerCall),
  );
  return parts.flatMap((ids) => days.map(({ from, to }) => ({ channelIds: ids, from, to })));
}

/** Names a call among those of one guide, also when the guide has come anew. */
export const chunkName = ({ channelIds, from }: GuideChunk): string => `${channelIds[0]} ${from}`;

const touches = (one: TimeRange, other: TimeRange): boolean =>
  one.from < other.to && one.to > other.from;

/** Whether a call answers some of what the guide is about to show. */
export const isNeeded = (chunk: GuideChunk, { channelIds, range }: GuideNeed): boolean =>
  touches(chunk, range) && chunk.channelIds.some((id) => channelIds.includes(id));

/** A call and what has become of it. */
export interface ChunkState {
  chunk: GuideChunk;
  guide: Guide | undefined;
  isFailed: boolean;
}

const programmesIn = ({ guide }: ChunkState, channelId: string): readonly ProgrammeShort[] =>
  guide?.items.find(({ channel_id }) => channel_id === channelId)?.epgs ?? [];

/** What is known of a guide at a moment. */
export interface GuideKnowledge {
  states: readonly ChunkState[];
  /** Of the guide; what is outside them is never asked for. */
  days: readonly TimeRange[];
  /** Seconds since 1970. */
  now: number;
}

/** Reads the guide for the eye; each part is put together once. */
export function guideReader(knowledge: GuideKnowledge): ProgrammesOf {
  const known = new Map<string, GuideRow>();
  return (channelId, range) => {
    const key = `${channelId} ${range.from} ${range.to}`;
    const row = known.get(key) ?? guideRow(channelId, range, knowledge);
    known.set(key, row);
    return row;
  };
}

/** What is known of a channel in some part of time. */
export function guideRow(
  channelId: string,
  range: TimeRange,
  { states, days, now }: GuideKnowledge,
): GuideRow {
  const own = states.filter(
    ({ chunk }) => chunk.channelIds.includes(channelId) && touches(chunk, range),
  );
  const touched = days.filter((day) => touches(day, range));
  const isWhole = touched.every((day) =>
    own.some(({ chunk, guide }) => guide && chunk.from <= day.from && chunk.to >= day.to),
  );
  // What is on at midnight is in the answers of both days.
  const byId = new Map(
    own.flatMap((state) => programmesIn(state, channelId)).map((one) => [one.id, one]),
  );
  const programmes = [...byId.values()]
    .toSorted((one, other) => one.start_time - other.start_time)
    .map((one) => guideProgramme(one, now));
  const status = isWhole ? 'ready' : own.some(({ isFailed }) => isFailed) ? 'error' : 'loading';
  return { status, programmes };
}
