import type { FlowMeta } from '@foyer/core';
import { assign, setup, type SnapshotFrom } from 'xstate';
import type { PauseBannerEvent } from './pause-banner.events.ts';

/** How long a pause lasts before the banner comes, in milliseconds. */
const DELAY_MS = 2_000;
/** How long the banner stays away after it was closed, in milliseconds. */
export const BANNER_REST_MS = 300_000;

/** What a pause banner starts from. */
export interface PauseBannerInput {
  /** Whether a break has left something to show. */
  isOffered: boolean;
  /** How long it still stays away, since it was closed in a playback before; milliseconds. */
  restMs: number;
}

/** What a pause banner remembers; JSON-safe. */
export type PauseBannerContext = PauseBannerInput;

const pauseBannerSetup = setup({
  types: {} as {
    input: PauseBannerInput;
    context: PauseBannerContext;
    events: PauseBannerEvent;
    meta: FlowMeta;
  },
  guards: {
    isOffered: ({ context }) => context.isOffered,
    isClosed: ({ context }) => context.restMs > 0,
    isByUser: (_, reason: string) => reason === 'user',
  },
  delays: { pauseLength: DELAY_MS, rest: ({ context }) => context.restMs },
});

/**
 * Whether the companion of the last break stands over a pause. docs/decisions/0130
 *
 * It is no slot: it asks for nothing, spends no pauseroll, and its five minutes count apart from theirs.
 */
export const pauseBannerMachine = pauseBannerSetup.createMachine({
  id: 'pauseBanner',
  description: 'Whether the companion of the last break stands over a pause of the viewer.',
  context: ({ input }) => input,
  initial: 'deciding',
  on: { 'banner.offered': { actions: assign({ isOffered: true }) } },
  states: {
    deciding: {
      description: 'One that was closed a while ago stays away in the next title, too',
      always: [{ guard: 'isClosed', target: 'resting' }, { target: 'away' }],
    },
    away: {
      description: 'The content plays, or stands still for another reason',
      on: {
        'content.paused': {
          guard: { type: 'isByUser', params: ({ event }) => event.reason },
          target: 'waiting',
        },
      },
    },
    waiting: {
      description: 'The viewer has paused a moment ago',
      on: {
        'content.played': 'away',
        'content.ended': 'away',
        'content.paused': { target: 'away' },
      },
      after: {
        pauseLength: [{ guard: 'isOffered', target: 'shown' }, { target: 'away' }],
      },
    },
    shown: {
      description: 'It stands over the pause until that ends',
      on: {
        'content.played': 'away',
        'content.ended': 'away',
        'content.paused': { target: 'away' },
        'banner.close': { target: 'resting', actions: assign({ restMs: BANNER_REST_MS }) },
        'banner.failed': { target: 'away', actions: assign({ isOffered: false }) },
      },
    },
    resting: {
      description: 'Five minutes without it; it comes in no pause that began within them',
      after: { rest: 'away' },
    },
  },
});

/** Whether the banner is to be seen. */
export const selectIsBannerShown = (snapshot: SnapshotFrom<typeof pauseBannerMachine>): boolean =>
  snapshot.matches('shown');
