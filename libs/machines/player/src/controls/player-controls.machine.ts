import { assign, not, setup } from 'xstate';
import { SEEK_STEP_SECONDS } from '../player.options.ts';
import type {
  PlayerControlsContext,
  PlayerControlsEvent,
  PlayerControlsInput,
} from './player-controls.types.ts';

/**
 * What a viewer sees of the controls, and how fast keys act. Spec 3 §4 "Player lifecycle", §9.
 *
 * Its effects are two actions supplied by `provide()`: `commitSeek` gets the sum of a series of presses in
 * seconds, `stepVolume` a direction. Settings stay open, and so do the controls, until something closes them.
 */
export const playerControlsMachine = setup({
  types: {} as {
    input: PlayerControlsInput;
    context: PlayerControlsContext;
    events: PlayerControlsEvent;
  },
  delays: {
    hideDelay: ({ context }) => context.hideDelayMs,
    /** PLAYER-045 */
    keyDebounce: 70,
    /** PLAYER-046 */
    volumeThrottle: 100,
    /** PLAYER-047 */
    deltaDisplay: 400,
  },
  guards: {
    /** PLAYER-018 to PLAYER-020 */
    isHeld: ({ context }) =>
      context.isPaused ||
      context.isRewinding ||
      context.isDragging ||
      context.isFocusHeld ||
      context.isPanelOpen ||
      context.seekDelta !== 0,
  },
  actions: {
    commitSeek: (() => {}) as (args: unknown, seconds: number) => void,
    stepVolume: (() => {}) as (args: unknown, direction: 1 | -1) => void,
    addStep: assign(({ context }, direction: 1 | -1) => ({
      seekDelta: context.seekDelta + direction * SEEK_STEP_SECONDS,
      pendingSeek: context.pendingSeek + direction * SEEK_STEP_SECONDS,
    })),
    forgetPending: assign({ pendingSeek: 0 }),
    forgetDelta: assign({ seekDelta: 0 }),
  },
}).createMachine({
  id: 'playerControls',
  type: 'parallel',
  context: ({ input }) => ({
    hideDelayMs: input.hideDelayMs ?? 3_000,
    isPaused: true,
    isRewinding: false,
    isDragging: false,
    isFocusHeld: false,
    isPanelOpen: false,
    pendingSeek: 0,
    seekDelta: 0,
    screen: 'main',
  }),
  on: {
    'drag.started': { actions: assign({ isDragging: true }) },
    'drag.ended': { actions: assign({ isDragging: false }) },
    'focus.changed': { actions: assign(({ event }) => ({ isFocusHeld: event.isHeld })) },
    'playback.changed': {
      actions: assign(({ event }) => ({
        isPaused: event.isPaused,
        isRewinding: event.isRewinding,
      })),
    },
  },
  states: {
    visibility: {
      initial: 'shown',
      states: {
        shown: {
          initial: 'waiting',
          states: {
            waiting: {
              description: 'Hides after a while without activity',
              meta: { requirements: ['PLAYER-017'] },
              always: { guard: 'isHeld', target: 'held' },
              after: { hideDelay: '#playerControls.visibility.hidden' },
              on: {
                'activity.noticed': { target: 'waiting', reenter: true },
                'seek.pressed': { target: 'waiting', reenter: true },
                'volume.pressed': { target: 'waiting', reenter: true },
                'screen.tapped': '#playerControls.visibility.hidden',
              },
            },
            held: {
              description:
                'Paused, rewinding, the settings are open, or the keyboard is in the controls',
              meta: { requirements: ['PLAYER-018', 'PLAYER-019', 'PLAYER-020'] },
              always: { guard: not('isHeld'), target: 'waiting' },
            },
          },
        },
        hidden: {
          always: { guard: 'isHeld', target: 'shown' },
          on: {
            'activity.noticed': 'shown',
            'seek.pressed': 'shown',
            'volume.pressed': 'shown',
            'screen.tapped': 'shown',
          },
        },
      },
    },
    panel: {
      initial: 'closed',
      meta: { requirements: ['PLAYER-016', 'PLAYER-025'] },
      on: {
        'panel.opened': {
          target: '.open',
          actions: assign(({ event }) => ({ screen: event.screen })),
        },
      },
      states: {
        closed: { entry: assign({ isPanelOpen: false }) },
        open: {
          entry: assign({ isPanelOpen: true }),
          on: { 'panel.closed': 'closed' },
        },
      },
    },
    seek: {
      initial: 'idle',
      on: {
        'seek.pressed': {
          target: '.gathering',
          actions: { type: 'addStep', params: ({ event }) => event.direction },
        },
      },
      states: {
        idle: {},
        gathering: {
          description: 'Presses that follow each other at once become one seek',
          meta: { requirements: ['PLAYER-041', 'PLAYER-044', 'PLAYER-045'] },
          after: {
            keyDebounce: {
              target: 'showing',
              actions: [
                { type: 'commitSeek', params: ({ context }) => context.pendingSeek },
                'forgetPending',
              ],
            },
          },
        },
        showing: {
          description: 'The sum of the presses stays readable for a moment',
          meta: { requirements: ['PLAYER-047'] },
          after: { deltaDisplay: { target: 'idle', actions: 'forgetDelta' } },
        },
      },
    },
    volume: {
      initial: 'ready',
      states: {
        ready: {
          on: {
            'volume.pressed': {
              target: 'resting',
              actions: { type: 'stepVolume', params: ({ event }) => event.direction },
            },
          },
        },
        resting: {
          description: 'Keys that repeat faster than the throttle are dropped',
          meta: { requirements: ['PLAYER-040', 'PLAYER-046'] },
          after: { volumeThrottle: 'ready' },
        },
      },
    },
  },
});
