import { useState } from 'react';
import type { RunningPlayer } from '../controller/create-player.ts';
import {
  type CaptionStyle,
  readCaptionStyle,
  usualCaptionStyle,
  writeCaptionStyle,
} from './captions/caption-style.ts';
import type { PanelPage } from './panel/panel.types.ts';
import type { PlayerScene } from './player-context.ts';
import { browserStorage } from './use-running-player.ts';

/** What the interface knows by itself, apart from lifecycle and controls. */
export interface PlayerUi {
  scene: Pick<PlayerScene, 'page' | 'setPage' | 'captionStyle' | 'setCaptionStyle'>;
  /** Opens the panel on the list of keys, or closes it there. */
  showShortcuts: () => void;
}

/** The panel's own screens, and how captions look. */
export function usePlayerUi(running: RunningPlayer | undefined): PlayerUi {
  const [page, setPage] = useState<PanelPage>();
  const [chosen, setChosen] = useState<CaptionStyle>();
  // Not before hydration: the server knows no choice, and draws no captions.
  const captionStyle = chosen ?? (running ? readCaptionStyle(browserStorage()) : usualCaptionStyle);
  return {
    scene: {
      page,
      setPage,
      captionStyle,
      setCaptionStyle: (style) => {
        setChosen(style);
        writeCaptionStyle(browserStorage(), style);
      },
    },
    showShortcuts: () => {
      const isShown = page === 'shortcuts' && running?.controls.getSnapshot().context.isPanelOpen;
      setPage('shortcuts');
      running?.controls.send(
        isShown ? { type: 'panel.closed' } : { type: 'panel.opened', screen: 'main' },
      );
    },
  };
}
