import type { createPlayerMachine } from '@foyer/player-machine';
import type { Actor } from 'xstate';

/** The lifecycle of a running player. */
export type PlayerActor = Actor<ReturnType<typeof createPlayerMachine>>;
