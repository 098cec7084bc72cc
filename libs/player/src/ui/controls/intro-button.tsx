import { useTranslate } from '@foyer/ui/i18n';
import { usePlayerScene, usePlayerSend, usePlayerValue } from '../player-context.ts';

/** Leaps over the opening titles while they run. */
export function IntroButton({ className }: { className: string }) {
  const t = useTranslate('player');
  const { intro } = usePlayerScene().asset;
  const { send } = usePlayerSend();
  const isRunning = usePlayerValue(
    ({ context }) =>
      intro !== undefined && context.currentTime >= intro.start && context.currentTime < intro.end,
  );
  if (!intro || !isRunning) return null;
  return (
    <button
      type="button"
      className={className}
      onClick={() => send({ type: 'player.seek', time: intro.end })}
    >
      {t('player.skipIntro')}
    </button>
  );
}
