import { selectPhase } from '@foyer/player-machine';
import { Icon } from '@foyer/ui/icon';
import { usePlayerSend, usePlayerValue } from '../player-context.ts';
import { PlayButton } from '../controls/play-button.tsx';
import * as css from './short-player.css.ts';

/** The picture as something to press: each press plays or pauses. Keys and screen readers have the button in its middle. */
export function ShortSurface() {
  const { send } = usePlayerSend();
  const phase = usePlayerValue(selectPhase);
  const hasButton = phase === 'playing' || phase === 'paused';
  return (
    <>
      <div
        className={css.surface}
        role="presentation"
        onClick={() => send({ type: 'player.toggle' })}
      />
      {hasButton && (
        <div className={css.middle} data-phase={phase}>
          <PlayButton className={css.bigButton}>
            {(face) => <Icon name={face} size={32} isOn />}
          </PlayButton>
        </div>
      )}
    </>
  );
}
