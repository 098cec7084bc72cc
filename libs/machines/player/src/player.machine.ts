import { actorFromPort } from '@foyer/core';
import { assign } from 'xstate';
import { createPlayerContext, preferencesOf } from './player.context.ts';
import { playerSetup } from './player.setup.ts';
import type { PlayerPorts } from './player.types.ts';
import { ads } from './states/ads.ts';
import { choices } from './states/choices.ts';
import { facts, place } from './states/facts.ts';
import { lifecycle } from './states/lifecycle.ts';
import { live } from './states/live.ts';
import { network } from './states/network.ts';
import { next } from './states/next.ts';
import { patience } from './states/patience.ts';

/**
 * The life of one title in the player, from loading to its end. Spec 3 §4 "Player lifecycle".
 *
 * Playing and paused follow what the media actor reports, never what was asked for (PLAYER-002). An error of
 * severity 2 leads to `failed`, except that of the network: there the state stays as it is, the error is recorded
 * with severity 1, and the `network` region asks the engine again, later each time (PLAYER-005).
 */
export const playerMachine = playerSetup.createMachine({
  id: 'player',
  description:
    'The life of one title in the player, from loading to its end; spec 3 §4 "Player lifecycle".',
  type: 'parallel',
  context: ({ input }) => createPlayerContext(input),
  states: {
    place,
    facts,
    choices,
    ads,
    lifecycle,
    network,
    patience,
    live,
    next,
  },
});

/**
 * The lifecycle with its effects attached.
 *
 * @param ports - The calls, the actor that owns engine and element, and where choices are kept.
 */
export function createPlayerMachine(ports: PlayerPorts) {
  const now = ports.now ?? (() => Date.now() / 1_000);
  return playerMachine.provide({
    actors: { media: ports.media, autoplayCheck: actorFromPort(ports.autoplayCheck) },
    actions: {
      savePreferences: ({ context }) => ports.savePreferences(preferencesOf(context)),
      playNext: () => ports.playNext?.(),
      readClock: assign(({ context }) => ({ live: { ...context.live, now: now() } })),
    },
  });
}
