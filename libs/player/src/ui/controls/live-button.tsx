import { selectIsAtLiveEdge } from '@foyer/player-machine';
import { useTranslate } from '@foyer/ui/i18n';
import { usePlayerSend, usePlayerValue } from '../player-context.ts';
import type { FaceProps } from './control.types.ts';
import { ControlButton } from './control-button.tsx';

/**
 * Says that a stream is live, and leads to its edge from behind it; nothing for what is not live. It stays a button
 * at the edge, so that the focus is not lost by pressing it. LIVE-002
 */
export function LiveButton({
  edgeWord,
  className,
  children,
}: FaceProps<boolean> & {
  /** What it says at the edge. */
  edgeWord: 'live' | 'liveNow';
}) {
  const t = useTranslate('player');
  const { send } = usePlayerSend();
  const isLive = usePlayerValue(({ context }) => context.isLive);
  const isAtEdge = usePlayerValue(selectIsAtLiveEdge);
  if (!isLive) return null;
  const word = t(isAtEdge ? `player.${edgeWord}` : 'player.toLive');
  return (
    <ControlButton
      className={className}
      name="live"
      label={word}
      onPress={() => send({ type: 'live.goToEdge' })}
    >
      {children(isAtEdge, word)}
    </ControlButton>
  );
}
