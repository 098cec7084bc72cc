import { useEffect, useEffectEvent } from 'react';
import type { GuideNeed, TimeRange } from './guide.types.ts';

/** How long the part in view has to rest before it is asked for, in ms: nobody reads what flies past. */
const restMs = 120;

/**
 * Asks for what is about to be shown, once it rests.
 *
 * @param days - From midnight to midnight; those that the part in view touches are asked for whole.
 */
export function useRangeNeeded(
  channelIds: readonly string[],
  shown: TimeRange,
  days: readonly TimeRange[],
  onRangeNeeded: ((need: GuideNeed) => void) | undefined,
): void {
  const touched = days.filter(({ from, to }) => from < shown.to && to > shown.from);
  const from = touched[0]?.from ?? shown.from;
  const to = touched.at(-1)?.to ?? shown.to;
  // Ids hold no comma: calls join them by it.
  const names = channelIds.join();
  const ask = useEffectEvent((need: GuideNeed) => onRangeNeeded?.(need));

  useEffect(() => {
    if (names === '') return undefined;
    const need = { channelIds: names.split(','), range: { from, to } };
    const timer = setTimeout(() => ask(need), restMs);
    return () => clearTimeout(timer);
  }, [names, from, to]);
}
