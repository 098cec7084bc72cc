import type { PlayerAsset } from '@foyer/contract';
import type {
  PlayerEvent,
  PlayerSnapshot,
  PlayerControlsEvent,
  playerControlsMachine,
} from '@foyer/player-machine';
import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { RunningPlayer } from '../controller/create-player.ts';

/** What the parts of a skin share. */
export interface PlayerScene {
  asset: PlayerAsset;
  running: RunningPlayer;
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
