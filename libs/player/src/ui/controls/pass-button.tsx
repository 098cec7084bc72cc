import { selectSkip } from '@foyer/player-machine';
import { useTranslate } from '@foyer/ui/i18n';
import { usePlayerSend, usePlayerValue } from '../player-context.ts';
import { ControlButton } from './control-button.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

/** Leaps over the opening titles, or over the closing ones, while they run. */
export function PassButton({ className }: { className: string }) {
  const t = useTranslate('player');
  const { send } = usePlayerSend();
  const skip = usePlayerValue(selectSkip);
  const introEnd = usePlayerValue(({ context }) => context.intro?.end ?? 0);
  const duration = usePlayerValue(({ context }) => context.duration);
  const box = useKeptFocus(skip !== undefined);
  return (
    <div ref={box}>
      {skip && (
        <ControlButton
          className={className}
          name={`skip_${skip}`}
          onPress={() =>
            send({ type: 'player.seek', time: skip === 'intro' ? introEnd : duration })
          }
        >
          {t(skip === 'intro' ? 'player.skipIntro' : 'player.skipCredits')}
        </ControlButton>
      )}
    </div>
  );
}
