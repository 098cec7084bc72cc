import { useTranslate } from '@foyer/ui/i18n';
import { speakTime } from './speak-time.ts';
import type { TimelineSpan } from './use-timeline-span.ts';

/** Closer to the edge than this is the edge, in seconds. LIVE-002 */
const EDGE_SECONDS = 10;

/** Says a place on the timeline: «2 минуты 5 секунд из 1 часа», or how far it is behind what is broadcast. */
export function useTimeWords({ end, isLive }: TimelineSpan): (time: number) => string {
  const t = useTranslate('player');
  return (time) => {
    if (!isLive) {
      const total = speakTime(end, t, 'spokenOf');
      return t('player.timeValue', { current: speakTime(time, t), total });
    }
    return end - time <= EDGE_SECONDS
      ? t('player.liveNow')
      : t('player.behindLive', { time: speakTime(end - time, t) });
  };
}
