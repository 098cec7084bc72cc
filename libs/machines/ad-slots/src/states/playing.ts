import { assign } from 'xstate';
import { adReport, endReport, errorReport, lastWord, startReport } from '../ad-slots.reports.ts';
import { adSlotsSetup, breakOf } from '../ad-slots.setup.ts';
import type { AdNews, AdSlotsContext } from '../ad-slots.types.ts';

const reportEnd = {
  type: 'report',
  params: ({ context }: { context: AdSlotsContext }) => endReport(context),
} as const;

const over = [
  reportEnd,
  {
    type: 'tellContent',
    params: ({ context }: { context: AdSlotsContext }) => lastWord(context),
  },
  'forget',
] as const;

const reportFailure = {
  type: 'report',
  params: ({
    context,
    event,
  }: {
    context: AdSlotsContext;
    event: Extract<AdNews, { type: 'ad.failed' }>;
  }) => errorReport(context, event.name, event.ad),
} as const;

/** A break on the screen, or on its way there. */
export const playing = adSlotsSetup.createStateConfig({
  description: 'A break has the screen',
  meta: { requirements: ['AD-006', 'AD-007', 'AD-008', 'AD-032'] },
  entry: { type: 'report', params: ({ context }) => startReport(context) },
  invoke: {
    src: 'playBreak',
    input: ({ context }) => breakOf(context),
    onDone: [
      {
        guard: { type: 'hasResult', params: ({ event }) => ({ ...event.output, wanted: 'empty' }) },
        target: 'none',
        actions: [
          reportEnd,
          { type: 'tellContent', params: { type: 'ad.changed', status: 'ended' } },
          'forget',
        ],
      },
      {
        guard: {
          type: 'hasResult',
          params: ({ event }) => ({ ...event.output, wanted: 'blocked' }),
        },
        target: 'none',
        actions: [
          'turnOff',
          { type: 'report', params: ({ context }) => errorReport(context, 'AD_BLOCKING_BY_USER') },
          reportEnd,
          { type: 'tellContent', params: { type: 'ad.changed', status: 'blocked' } },
          'forget',
        ],
      },
      {
        guard: {
          type: 'hasResult',
          params: ({ event }) => ({ ...event.output, wanted: 'adFree' }),
        },
        target: 'none',
        actions: ['turnOff', ...over],
      },
      { target: 'none', actions: [...over] },
    ],
    onError: {
      target: 'none',
      actions: [
        { type: 'report', params: ({ context }) => errorReport(context, 'AD_CLIENT_FAILED') },
        ...over,
      ],
    },
  },
  initial: 'waiting',
  on: {
    'ad.requested': {
      actions: {
        type: 'report',
        params: ({ context, event }) => adReport(context, event.type, event.ad),
      },
    },
    'break.filled': { actions: assign(({ event }) => ({ count: event.count })) },
  },
  states: {
    waiting: {
      description: 'Nothing is on the screen: at the start, or between advertisements',
      after: {
        patience: {
          target: '#adSlots.breaks.none',
          actions: [
            { type: 'report', params: ({ context }) => errorReport(context, 'BREAK_TIMEOUT') },
            ...over,
          ],
        },
      },
      on: {
        'ad.started': {
          target: 'showing',
          actions: [
            { type: 'show', params: ({ event }) => event.ad },
            { type: 'report', params: ({ context }) => adReport(context, 'ad.started') },
          ],
        },
        'ad.failed': {
          target: 'waiting',
          reenter: true,
          actions: reportFailure,
        },
      },
    },
    showing: {
      description: 'An advertisement is on the screen',
      on: {
        'ad.progressed': { actions: assign(({ event }) => ({ adTime: event.time })) },
        'ad.clicked': {
          actions: { type: 'report', params: ({ context }) => adReport(context, 'ad.clicked') },
        },
        'ad.paused': { actions: assign({ isAdPaused: true }) },
        'ad.resumed': { actions: assign({ isAdPaused: false }) },
        'ad.skippable': {
          actions: { type: 'setSkippable', params: ({ event }) => event.isSkippable },
        },
        'ad.skip': { guard: 'maySkip', actions: { type: 'ask', params: 'ad.skip' } },
        'ad.click': { actions: { type: 'ask', params: 'ad.click' } },
        'ad.pause': { actions: { type: 'ask', params: 'ad.pause' } },
        'ad.resume': { actions: { type: 'ask', params: 'ad.resume' } },
        'ad.ended': {
          target: 'waiting',
          actions: [
            { type: 'report', params: ({ context }) => adReport(context, 'ad.ended') },
            'hide',
          ],
        },
        'ad.skipped': {
          target: 'waiting',
          actions: [
            { type: 'report', params: ({ context }) => adReport(context, 'ad.skipped') },
            'hide',
          ],
        },
        'ad.failed': {
          target: 'waiting',
          actions: [reportFailure, 'hide'],
        },
      },
    },
  },
});
