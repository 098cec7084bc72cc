import type { PanelScreen } from '@foyer/player-machine';
import { useTranslate } from '@foyer/ui/i18n';
import { hasPip } from '../../controller/screen-modes.ts';
import { useControlsValue, usePlayerSend, usePlayerValue } from '../player-context.ts';
import type { FaceProps } from './control.types.ts';

/** Puts the player on the whole screen, or back. PLAYER-014, PLAYER-039 */
export function FullscreenButton({ className, children }: FaceProps<boolean>) {
  const t = useTranslate('player');
  const { send } = usePlayerSend();
  const isOn = usePlayerValue(({ context }) => context.isFullscreen);
  const label = t(isOn ? 'player.exitFullscreen' : 'player.fullscreen');
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      onClick={() => send({ type: 'fullscreen.toggle' })}
    >
      {children(isOn, label)}
    </button>
  );
}

/** Puts the picture into its own window, or back; nothing where the browser has none. PLAYER-015 */
export function PipButton({ className, children }: FaceProps<boolean>) {
  const t = useTranslate('player');
  const { send } = usePlayerSend();
  const isOn = usePlayerValue(({ context }) => context.isPip);
  if (!hasPip(document)) return null;
  const label = t(isOn ? 'player.exitPip' : 'player.pip');
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      onClick={() => send({ type: 'pip.toggle' })}
    >
      {children(isOn, label)}
    </button>
  );
}

/** Opens a screen of the settings panel, or closes the panel. PLAYER-016 */
export function PanelButton({
  screen,
  className,
  children,
}: FaceProps<boolean> & { screen: Extract<PanelScreen, 'main' | 'subtitles'> }) {
  const t = useTranslate('player');
  const { control } = usePlayerSend();
  const isOpen = useControlsValue(({ context }) => {
    const isSubtitles = context.screen === 'subtitles';
    return context.isPanelOpen && isSubtitles === (screen === 'subtitles');
  });
  const hasSubtitles = usePlayerValue(({ context }) => context.subtitles.length > 0);
  const areSubtitlesOn = usePlayerValue(({ context }) => context.subtitle !== null);
  if (screen === 'subtitles' && !hasSubtitles) return null;
  const label = t(screen === 'main' ? 'player.settings' : 'player.subtitles');
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-expanded={isOpen}
      data-panel-button={screen}
      onClick={() => control(isOpen ? { type: 'panel.closed' } : { type: 'panel.opened', screen })}
    >
      {children(screen === 'main' ? isOpen : areSubtitlesOn, label)}
    </button>
  );
}
