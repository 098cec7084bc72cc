import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { programmeQuery } from '@foyer/client';
import type { GuideRow, GuideSpot, ProgrammesOf } from '@foyer/screens/guide';
import { useClient } from '@foyer/page-runtime/page/client-context';

/** How long a place has to be rested on before its programme is asked for, in ms. */
const restMs = 200;

/** Id of the programme that is on at a place of the guide. */
export function programmeAt(
  programmesOf: ProgrammesOf,
  { channelId, time }: GuideSpot,
): string | undefined {
  const { programmes } = programmesOf(channelId, { from: time, to: time + 1 });
  return programmes.find(({ startTime, endTime }) => startTime <= time && endTime > time)?.id;
}

/** A row in which one programme has a summary. */
const withSummary = (row: GuideRow, id: string, summary: string): GuideRow => ({
  ...row,
  programmes: row.programmes.map((one) => (one.id === id ? { ...one, summary } : one)),
});

/** Adds to the guide what the programme is about on which the viewer has come to rest. */
export function useSpotSummary(programmesOf: ProgrammesOf, first: GuideSpot | undefined) {
  const [spot, setSpot] = useState(first);
  const [rested, setRested] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setRested(spot), restMs);
    return () => clearTimeout(timer);
  }, [spot]);
  const id = rested && programmeAt(programmesOf, rested);
  const query = { ...programmeQuery(useClient(), id ?? ''), enabled: id !== undefined };
  const { data } = useQuery(query);
  const summary = data?.id === id ? data?.description : undefined;
  const channelId = rested?.channelId;

  const told = useMemo<ProgrammesOf>(() => {
    if (id === undefined || summary === undefined) return programmesOf;
    const rows = new Map<GuideRow, GuideRow>();
    return (of, range) => {
      const row = programmesOf(of, range);
      if (of !== channelId) return row;
      const known = rows.get(row) ?? withSummary(row, id, summary);
      rows.set(row, known);
      return known;
    };
  }, [programmesOf, channelId, id, summary]);
  return { programmesOf: told, setSpot };
}
