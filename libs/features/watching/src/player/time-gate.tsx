import type { ViewLimits } from '@foyer/contract';
import { useTranslate } from '@foyer/ui/i18n';
import { PlayerGateScreen } from '@foyer/screens/player-gate';
import { backdropOf, type GatedTitle, type GateWords } from './gated-title.ts';
import type { TimeRefusal } from './viewing-time.tsx';

interface TimeGateProps {
  refusal: TimeRefusal;
  item: GatedTitle;
  /** As in `PlayerGateScreen`. */
  as?: 'main' | 'div' | undefined;
  /** @default 'gate', a film's */
  words?: GateWords;
  backHref: string;
  /** Of the profile that watches. */
  limits: ViewLimits | undefined;
  /** Where the service has refused: it may be asked again. */
  onRetry?: (() => void) | undefined;
}

/** What stands in the film's place while the profile may not watch, also when that begins in the middle of it. LIMIT-014 */
export function TimeGate({
  refusal,
  item,
  as,
  words = 'gate',
  backHref,
  limits,
  onRetry,
}: TimeGateProps) {
  const t = useTranslate('player');
  const text =
    refusal === 'timeUp' || !limits
      ? t('player.gate.timeUp')
      : t('player.gate.notNow', { from: limits.allowed_from, to: limits.allowed_to });
  return (
    <PlayerGateScreen
      as={as}
      title={item.name}
      backdrop={backdropOf(item)}
      text={text}
      back={{ title: t(`player.${words}.back`), href: backHref }}
      {...(onRetry && { action: { title: t('player.gate.retry'), onPress: onRetry } })}
    />
  );
}
