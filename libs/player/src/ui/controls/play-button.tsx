import { selectPhase } from '@foyer/player-machine';
import { useTranslate } from '@foyer/ui/i18n';
import { usePlayerSend, usePlayerValue } from '../player-context.ts';
import type { FaceProps } from './control.types.ts';
import { ControlButton } from './control-button.tsx';

/** Plays, pauses, or starts anew at the end. PLAYER-042 */
export function PlayButton({ className, children }: FaceProps<'play' | 'pause' | 'replay'>) {
  const t = useTranslate('player');
  const { send } = usePlayerSend();
  const phase = usePlayerValue(selectPhase);
  const face = phase === 'playing' ? 'pause' : phase === 'ended' ? 'replay' : 'play';
  const label = t(`player.${face}`);
  return (
    <ControlButton
      className={className}
      name="play"
      label={label}
      onPress={() => send({ type: 'player.toggle' })}
    >
      {children(face, label)}
    </ControlButton>
  );
}
