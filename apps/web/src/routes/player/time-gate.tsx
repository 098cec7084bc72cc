import type { MediaItem, ViewLimits } from '@foyer/contract';
import { useTranslate } from '@foyer/ui/i18n';
import { PlayerGateScreen } from '@foyer/ui/player-gate';
import type { TimeRefusal } from './viewing-time.tsx';

interface TimeGateProps {
  refusal: TimeRefusal;
  item: MediaItem;
  backHref: string;
  /** Of the profile that watches. */
  limits: ViewLimits | undefined;
  /** Where the service has refused: it may be asked again. */
  onRetry?: () => void;
}

/** What stands in the film's place while the profile may not watch, also when that begins in the middle of it. LIMIT-014 */
export function TimeGate({ refusal, item, backHref, limits, onRetry }: TimeGateProps) {
  const t = useTranslate('player');
  const [backdrop = item.poster] = item.screenshots;
  const text =
    refusal === 'timeUp' || !limits
      ? t('player.gate.timeUp')
      : t('player.gate.notNow', { from: limits.allowed_from, to: limits.allowed_to });
  return (
    <PlayerGateScreen
      title={item.name}
      backdrop={backdrop}
      text={text}
      back={{ title: t('player.gate.toFilm'), href: backHref }}
      {...(onRetry && { action: { title: t('player.gate.retry'), onPress: onRetry } })}
    />
  );
}
