import { VOLUME_SLIDER_STEP } from '@foyer/player-machine';
import { useTranslate } from '@foyer/ui/i18n';
import { usePlayerSend, usePlayerValue } from '../player-context.ts';
import type { FaceProps } from './control.types.ts';
import { ControlButton } from './control-button.tsx';

/** How loud it is: nothing, up to the half, more. */
export type VolumeFace = 'muted' | 'low' | 'high';

/** Turns the sound off and on. PLAYER-037, PLAYER-038 */
export function MuteButton({ className, children }: FaceProps<VolumeFace>) {
  const t = useTranslate('player');
  const { send } = usePlayerSend();
  const volume = usePlayerValue(({ context }) => (context.isMuted ? 0 : context.volume));
  const face = volume === 0 ? 'muted' : volume <= 0.5 ? 'low' : 'high';
  const label = t(face === 'muted' ? 'player.unmute' : 'player.mute');
  return (
    <ControlButton
      className={className}
      name="mute"
      label={label}
      onPress={() => send({ type: 'mute.toggle' })}
    >
      {children(face, label)}
    </ControlButton>
  );
}

/**
 * Sets the volume by hundredths. Its own arrow keys move it by tenths, as the player's do. PLAYER-033, PLAYER-034
 *
 * A native range, as react-aria's is inside: only so may its value be said in words. It counts percent, since browsers
 * tell assistive technologies 0.8 as 0.800000011920929.
 */
export function VolumeSlider({ className }: { className: string }) {
  const t = useTranslate('player');
  const { send } = usePlayerSend();
  const volume = usePlayerValue(({ context }) => (context.isMuted ? 0 : context.volume));
  const percent = Math.round(volume * 100);
  return (
    <input
      type="range"
      className={className}
      data-own-arrows=""
      min={0}
      max={100}
      step={VOLUME_SLIDER_STEP * 100}
      value={percent}
      aria-label={t('player.volume')}
      aria-valuetext={t('player.volumeValue', { percent })}
      style={{ '--filled': `${percent}%` } as React.CSSProperties}
      onChange={(event) => send({ type: 'volume.set', volume: Number(event.target.value) / 100 })}
      onKeyDown={(event) => {
        const direction = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
        if (!direction) return;
        event.preventDefault();
        send({ type: 'volume.step', direction: direction > 0 ? 1 : -1 });
      }}
    />
  );
}
