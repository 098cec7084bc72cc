import { formatDuration } from '@foyer/ui/i18n';
import { useTranslate } from '@foyer/ui/i18n';
import type { EpisodeSummary } from './episode.types.ts';

/** What stands under an episode's title: its minutes, its date, and whether it was watched. */
export function useEpisodeFacts({ minutes, date, isWatched }: EpisodeSummary): string {
  const t = useTranslate();
  return [
    minutes === undefined ? undefined : formatDuration(minutes, t),
    date,
    isWatched ? t('card.isWatched') : undefined,
  ]
    .filter((fact) => fact !== undefined)
    .join(', ');
}
