import type { GuideGround } from './guide-keys.ts';
import { HOUR } from './guide-time.ts';
import type { GuideProps } from './guide.types.ts';
import type { GuideDays } from './use-guide-days.ts';

/** How far round a moment the grid looks for a next programme. */
const reach = 24 * HOUR;

/** What steps through the grid have to know, read off the guide's props. */
export function useGridGround(
  { channels, programmesOf, now }: Pick<GuideProps, 'channels' | 'programmesOf' | 'now'>,
  { range, ranges }: GuideDays,
): GuideGround {
  return {
    rowCount: channels.length,
    rowsInView: 1,
    programmesAt: (row, time) => {
      const channel = channels[row];
      if (!channel) return [];
      return programmesOf(channel.id, { from: time - reach, to: time + reach }).programmes;
    },
    dayOf: (time) => ranges.find(({ from, to }) => time >= from && time < to) ?? range,
    range,
    now,
  };
}
