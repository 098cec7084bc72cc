import type { PlayerAsset } from '@foyer/contract';
import type {
  PlayerEvent,
  PlayerSnapshot,
  PlayerControlsEvent,
  playerControlsMachine,
} from '@foyer/player-machine';
import type { Picture } from '@foyer/ui/artwork';
import { useSelector } from '@xstate/react';
import { createContext, type RefObject, useContext, useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { PauseBanner, ShownBreak } from '../controller/ad-breaks.ts';
import type { RunningPlayer } from '../controller/create-player.ts';
import type { Zap } from './controls/zap.types.ts';
import type { CaptionStyle } from './captions/caption-style.ts';
import type { PanelPage } from './panel/panel.types.ts';
import type { LiveProgramme } from './programme/programme.ts';

/** What a page tells about what plays, apart from the asset. */
export interface PlayerExtras {
  /** What is on air and what follows, for a channel. @default no bar of the programme */
  programme?: LiveProgramme | undefined;
  /** The channels beside a channel. @default no buttons for them */
  zap?: Zap | undefined;
  /** Of what plays next, for the card that offers it. */
  nextPicture?: Picture | undefined;
  /** The page of the service that is without advertising, and its name. @default none is named during advertising */
  adFree?: { href: string; name: string } | undefined;
  /** Takes the words of a problem report; rejects when nobody took it. REPORT-004 @default no report is offered */
  onReport?: ((reasons: readonly string[]) => Promise<void>) | undefined;
}

/** What the parts of a skin share. */
export interface PlayerScene extends PlayerExtras {
  asset: PlayerAsset;
  running: RunningPlayer;
  video: RefObject<HTMLVideoElement | null>;
  /** Starts the next episode, where there is one. */
  playNext: (() => void) | undefined;
  /** Shown in place of the panel's main screen. */
  page: PanelPage | undefined;
  setPage: (page: PanelPage | undefined) => void;
  captionStyle: CaptionStyle;
  setCaptionStyle: (style: CaptionStyle) => void;
}

/** Holds the running player for the parts of a skin. */
export const PlayerSceneContext = createContext<PlayerScene | undefined>(undefined);

/**
 * The running player and its asset.
 *
 * @throws Error before the player runs; skins show their controls only then.
 */
export function usePlayerScene(): PlayerScene {
  const scene = useContext(PlayerSceneContext);
  if (!scene) throw new Error('Parts of the player need a running player above them');
  return scene;
}

/** A value of the lifecycle; renders again only when it changes. */
export function usePlayerValue<Value>(
  select: (snapshot: PlayerSnapshot) => Value,
  isEqual?: (one: Value, other: Value) => boolean,
): Value {
  return useSelector(usePlayerScene().running.player, select, isEqual);
}

const nothing = () => () => {};

/** The break that has the screen; undefined while the content has it, and before the player runs. */
export function useAdBreak(): ShownBreak | undefined {
  const ads = useContext(PlayerSceneContext)?.running.ads;
  return useSyncExternalStore(
    ads?.subscribe ?? nothing,
    () => ads?.get(),
    () => undefined,
  );
}

/** What stands over a pause of the viewer; undefined where nothing does, and before the player runs. */
export function usePauseBanner(): PauseBanner | undefined {
  const ads = useContext(PlayerSceneContext)?.running.ads;
  return useSyncExternalStore(
    ads?.subscribe ?? nothing,
    () => ads?.pause(),
    () => undefined,
  );
}

/** A value of the controls; renders again only when it changes. */
export function useControlsValue<Value>(
  select: (snapshot: SnapshotFrom<typeof playerControlsMachine>) => Value,
): Value {
  return useSelector(usePlayerScene().running.controls, select);
}

/** Sends events to the lifecycle and to the controls. */
export function usePlayerSend(): {
  send: (event: PlayerEvent) => void;
  control: (event: PlayerControlsEvent) => void;
} {
  const { player, controls } = usePlayerScene().running;
  return { send: (event) => player.send(event), control: (event) => controls.send(event) };
}
