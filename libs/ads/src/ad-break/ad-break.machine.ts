import { actorFromPort } from '@foyer/core';
import { adBreakSetup, countOf, newsName, shownAd } from './ad-break.setup.ts';
import type { AdBreakPorts } from './ad-break.types.ts';

/**
 * One break from its request to its last advertisement. VAST 4.3 §3.3.1, AD-023
 *
 * One that fails makes room for a stand-in, and without one the break is shorter; how many there are stays true.
 */
export const adBreakMachine = adBreakSetup.createMachine({
  id: 'adBreak',
  description: 'One break from its request to its last advertisement.',
  initial: 'requesting',
  context: ({ input }) => ({
    ...input,
    pod: [],
    standIns: [],
    breakTrackings: [],
    shown: 0,
    error: undefined,
  }),
  states: {
    requesting: {
      description: 'The address is asked',
      meta: { requirements: ['AD-022', 'AD-023'] },
      entry: {
        type: 'tell',
        params: ({ context }) => ({
          type: 'ad.requested',
          ad: { position: 1, url: context.address },
        }),
      },
      invoke: {
        id: 'request',
        src: 'request',
        input: ({ context: { address } }) => ({ address }),
        onDone: [
          {
            guard: { type: 'hasAds', params: ({ event }) => event.output },
            target: 'counting',
            actions: [
              { type: 'learn', params: ({ event }) => event.output },
              { type: 'trackBreak', params: 'breakStart' },
            ],
          },
          {
            target: 'failed',
            actions: { type: 'learn', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'failed', actions: { type: 'fail', params: 'AD_CLIENT_FAILED' } },
      },
    },
    counting: {
      description: 'What is left of the break is said',
      always: [
        {
          guard: 'hasMore',
          target: 'showing',
          actions: {
            type: 'tell',
            params: ({ context }) => ({ type: 'break.filled', count: countOf(context) }),
          },
        },
        { target: 'done' },
      ],
    },
    showing: {
      description: 'One of its advertisements has the screen',
      invoke: {
        id: 'show',
        src: 'show',
        input: ({ context }) => shownAd(context),
        onDone: [
          {
            guard: { type: 'isBlocked', params: ({ event }) => event.output },
            target: 'done',
            actions: { type: 'fail', params: 'AD_BLOCKING_BY_USER' },
          },
          {
            guard: { type: 'hasFailed', params: ({ event }) => event.output },
            target: 'replacing',
          },
          { target: 'next', actions: 'pass' },
        ],
        onError: { target: 'replacing' },
      },
    },
    replacing: {
      description: 'One could not be shown',
      always: [
        { guard: 'hasStandIn', target: 'showing', actions: 'replace' },
        { target: 'counting', actions: 'drop' },
      ],
    },
    next: {
      description: 'One was shown',
      always: [{ guard: 'hasMore', target: 'showing' }, { target: 'done' }],
    },
    failed: {
      description: 'There is nothing to show',
      entry: {
        type: 'tell',
        params: ({ context: { address, error } }) => ({
          type: 'ad.failed',
          name: newsName(error ?? 'VAST_NO_ADS'),
          ad: { position: 1, url: address },
        }),
      },
      always: 'done',
    },
    done: {
      description: 'The content may go on',
      type: 'final',
      entry: { type: 'trackBreak', params: 'breakEnd' },
    },
  },
  output: ({ context: { shown, error } }) => {
    if (error === 'AD_BLOCKING_BY_USER') return { status: 'blocked' };
    return { status: shown > 0 ? 'shown' : 'empty' };
  },
});

/** A break with its effects attached. */
export const createAdBreakMachine = (ports: AdBreakPorts) =>
  adBreakMachine.provide({
    actors: { request: actorFromPort(ports.request), show: actorFromPort(ports.show) },
    actions: {
      tell: (_, news) => ports.tell(news),
      trackBreak: ({ context }, event) => ports.trackBreak(event, context.breakTrackings),
    },
  });
