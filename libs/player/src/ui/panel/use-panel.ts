import { useControlsValue, usePlayerScene, usePlayerSend } from '../player-context.ts';
import { type AnyPanelScreen, type PanelPage, panelPages } from './panel.types.ts';

/** The panel: whether it is open, what it shows, and how to change that. PLAYER-016 */
export interface Panel {
  isOpen: boolean;
  screen: AnyPanelScreen;
  open: (screen: AnyPanelScreen) => void;
  close: () => void;
}

const isPage = (screen: AnyPanelScreen): screen is PanelPage =>
  (panelPages as readonly string[]).includes(screen);

/** What the panel shows, out of the controls and of the interface's own screens. */
export function usePanel(): Panel {
  const { page, setPage } = usePlayerScene();
  const { control } = usePlayerSend();
  const isOpen = useControlsValue(({ context }) => context.isPanelOpen);
  const screen = useControlsValue(({ context }) => context.screen);
  return {
    isOpen,
    screen: page ?? screen,
    open: (next) => {
      setPage(isPage(next) ? next : undefined);
      control({ type: 'panel.opened', screen: isPage(next) ? 'main' : next });
    },
    close: () => control({ type: 'panel.closed' }),
  };
}
