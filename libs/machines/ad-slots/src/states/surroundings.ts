import { assign, raise } from 'xstate';
import { errorReport } from '../ad-slots.reports.ts';
import { adSlotsSetup } from '../ad-slots.setup.ts';

/** What the content does. */
export const content = adSlotsSetup.createStateConfig({
  description: 'What the content does, as far as slots depend on it',
  meta: { requirements: ['AD-013'] },
  initial: 'still',
  on: {
    'content.played': { target: '.running', actions: assign({ pausedBy: undefined }) },
    'content.paused': {
      target: '.still',
      actions: assign({ pausedBy: ({ event }) => event.reason }),
    },
    'content.ended': { target: '.still', actions: assign({ pausedBy: undefined }) },
    'content.moved': {
      actions: assign(({ event }) => ({ time: event.time, duration: event.duration })),
    },
  },
  states: {
    still: {},
    running: {
      description: 'Midrolls are looked for once a second',
      after: {
        check: { target: 'running', reenter: true, actions: raise({ type: 'midroll.check' }) },
      },
    },
  },
});

/** Whatever plays the breaks, and whether it may. */
export const client = adSlotsSetup.createStateConfig({
  description: 'Whether breaks can be played; found out before the first, while the content loads',
  initial: 'unasked',
  states: {
    unasked: {
      description: 'Without a preroll the content comes first',
      always: { guard: 'hasBreak', target: 'preparing' },
      on: { 'content.played': 'preparing' },
    },
    preparing: {
      description: 'What plays breaks is loaded, and whether advertising is blocked is found out',
      meta: { requirements: ['ENGINE-023', 'AD-010'] },
      entry: { type: 'tellContent', params: { type: 'ad.checking', isOn: true } },
      exit: { type: 'tellContent', params: { type: 'ad.checking', isOn: false } },
      invoke: {
        src: 'prepare',
        onDone: [
          { guard: { type: 'isBlocked', params: ({ event }) => event.output }, target: 'blocked' },
          {
            target: 'ready',
            actions: { type: 'learnMidrolls', params: ({ event }) => event.output },
          },
        ],
        onError: 'missing',
      },
      after: { prepareLimit: 'missing' },
    },
    ready: { description: 'Breaks can be played' },
    blocked: {
      description: 'The viewer blocks advertising: the content plays without it',
      meta: { requirements: ['AD-009', 'AD-035'] },
      entry: [
        'turnOff',
        { type: 'report', params: ({ context }) => errorReport(context, 'AD_BLOCKING_BY_USER') },
        { type: 'tellContent', params: { type: 'ad.changed', status: 'blocked' } },
      ],
    },
    missing: {
      description: 'Nothing came that could play breaks: the content plays without them',
      entry: [
        'turnOff',
        { type: 'report', params: ({ context }) => errorReport(context, 'AD_CLIENT_NOT_LOADED') },
        { type: 'tellContent', params: { type: 'ad.changed', status: 'ended' } },
      ],
    },
  },
});

/** How long ago the last pauseroll was. */
export const pauseroll = adSlotsSetup.createStateConfig({
  description: 'Whether the last pauseroll is long enough ago',
  meta: { requirements: ['AD-018'] },
  initial: 'rested',
  states: {
    rested: { on: { 'pauseroll.used': 'resting' } },
    resting: {
      description: 'Five minutes without another',
      after: { pauserollRest: 'rested' },
    },
  },
});
