import { useTranslate } from '@foyer/ui/i18n';
import { hasPip } from '../../controller/screen-modes.ts';
import { usePanel } from '../panel/use-panel.ts';
import { usePlayerSend, usePlayerValue } from '../player-context.ts';
import type { FaceProps } from './control.types.ts';
import { ControlButton } from './control-button.tsx';
import { useRemotePlayback } from './use-remote-playback.ts';

/** Puts the player on the whole screen, or back. PLAYER-014, PLAYER-039 */
export function FullscreenButton({ className, children }: FaceProps<boolean>) {
  const t = useTranslate('player');
  const { send } = usePlayerSend();
  const isOn = usePlayerValue(({ context }) => context.isFullscreen);
  const label = t(isOn ? 'player.exitFullscreen' : 'player.fullscreen');
  return (
    <ControlButton
      className={className}
      name="fullscreen"
      label={label}
      onPress={() => send({ type: 'fullscreen.toggle' })}
    >
      {children(isOn, label)}
    </ControlButton>
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
    <ControlButton
      className={className}
      name="pip"
      label={label}
      onPress={() => send({ type: 'pip.toggle' })}
    >
      {children(isOn, label)}
    </ControlButton>
  );
}

/** Opens the browser's choice of other screens; nothing where there is none in reach. */
export function RemoteButton({ className, children }: FaceProps<boolean>) {
  const t = useTranslate('player');
  const { isAvailable, isOn, choose } = useRemotePlayback();
  if (!isAvailable && !isOn) return null;
  const label = t(isOn ? 'player.remoteOn' : 'player.remote');
  return (
    <ControlButton className={className} name="remote" label={label} onPress={choose}>
      {children(isOn, label)}
    </ControlButton>
  );
}

/** Opens a screen of the settings panel, or closes the panel. PLAYER-016 */
export function PanelButton({
  screen,
  className,
  children,
}: FaceProps<boolean> & { screen: 'main' | 'subtitles' }) {
  const t = useTranslate('player');
  const panel = usePanel();
  const hasSubtitles = usePlayerValue(({ context }) => context.subtitles.length > 0);
  const areSubtitlesOn = usePlayerValue(({ context }) => context.subtitle !== null);
  if (screen === 'subtitles' && !hasSubtitles) return null;
  const isOnSubtitles = panel.screen === 'subtitles' || panel.screen === 'captionStyle';
  const isOpen = panel.isOpen && isOnSubtitles === (screen === 'subtitles');
  const label = t(screen === 'main' ? 'player.settings' : 'player.subtitles');
  return (
    <ControlButton
      className={className}
      name={screen === 'main' ? 'settings' : screen}
      label={label}
      isExpanded={isOpen}
      panelButton={screen}
      onPress={() => (isOpen ? panel.close() : panel.open(screen))}
    >
      {children(screen === 'main' ? isOpen : areSubtitlesOn, label)}
    </ControlButton>
  );
}
