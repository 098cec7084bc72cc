import { SEEK_STEP_SECONDS } from '@foyer/player-machine';
import { useTranslate } from '@foyer/ui/i18n';
import { usePlayerSend } from '../player-context.ts';
import type { FaceProps } from './control.types.ts';
import { ControlButton } from './control-button.tsx';

/** Props of {@link SkipButton}. */
export interface SkipButtonProps extends FaceProps<number> {
  direction: 1 | -1;
  /** The word on its face, such as «+15 с»: speech control finds a button by what stands on it. */
  word?: string;
}

/** Moves one step ahead or back; presses in a row add up. PLAYER-044, PLAYER-045 */
export function SkipButton({ direction, word, className, children }: SkipButtonProps) {
  const t = useTranslate('player');
  const { control } = usePlayerSend();
  const label = t(direction > 0 ? 'player.forward' : 'player.rewind', { count: SEEK_STEP_SECONDS });
  return (
    <ControlButton
      className={className}
      name={direction > 0 ? 'forward' : 'backward'}
      label={word ? `${word}, ${label}` : label}
      onPress={() => control({ type: 'seek.pressed', direction })}
    >
      {children(SEEK_STEP_SECONDS, label)}
    </ControlButton>
  );
}
