import { required } from '@foyer/core';
import { composerSetup } from '../composer.setup.ts';

/** The check list, and the word to publish. P0 7 */
export const publishing = composerSetup.createStateConfig({
  description: 'The page is checked, and published now or at a time.',
  on: { 'publish.close': 'editing' },
  initial: 'saving',
  states: {
    saving: {
      description: 'What is not saved yet is on its way: only a saved draft is published.',
      tags: 'busy',
      always: { guard: 'isSaved', target: 'checking' },
      invoke: {
        src: 'save',
        input: ({ context: { alias, history, saved } }) => ({
          alias,
          page: { text: history.text, revision: saved.revision },
        }),
        onDone: {
          target: 'checking',
          actions: [{ type: 'learnSaved', params: ({ event }) => event.output }, 'keep'],
        },
        onError: [
          {
            guard: { type: 'isStale', params: ({ event }) => event },
            target: '#composer.conflict',
          },
          {
            target: '#composer.editing.waiting',
            actions: ['countTry', { type: 'tellError', params: ({ event }) => event }],
          },
        ],
      },
    },
    checking: {
      description: 'The page is checked.',
      tags: 'busy',
      invoke: {
        src: 'check',
        input: ({ context: { alias, history } }) => ({ alias, text: history.text }),
        onDone: {
          target: 'ready',
          actions: { type: 'learnChecks', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', actions: { type: 'tellError', params: ({ event }) => event } },
      },
    },
    ready: {
      description: 'Errors stop, warnings do not.',
      on: {
        'publish.send': {
          guard: 'isPublishable',
          target: 'sending',
          actions: { type: 'beginPublication', params: ({ event }) => event },
        },
        'publish.unschedule': {
          guard: { type: 'isPlanned', params: ({ event }) => event },
          target: 'unscheduling',
        },
        'publish.schedule': { guard: 'isPublishable', target: 'scheduling' },
        'page.retry': 'checking',
      },
    },
    sending: {
      description: 'The draft becomes the live version, once.',
      tags: 'busy',
      // The dialog stays until it is known whether the page is live.
      on: { 'publish.close': undefined },
      invoke: {
        src: 'publish',
        input: ({ context: { alias, saved, publication } }) => ({
          alias,
          revision: saved.revision,
          ...required(publication, 'publication'),
        }),
        onDone: {
          target: '#composer.editing',
          actions: { type: 'tellPublished', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isStale', params: ({ event }) => event },
            target: '#composer.conflict',
          },
          { target: 'failed', actions: { type: 'tellError', params: ({ event }) => event } },
        ],
      },
    },
    scheduling: {
      description: 'The draft is to become the live version at a time.',
      tags: 'busy',
      invoke: {
        src: 'schedule',
        input: ({ context: { alias, saved }, event }) => ({
          alias,
          revision: saved.revision,
          time:
            event.type === 'publish.schedule'
              ? { fromMs: event.fromMs, untilMs: event.untilMs }
              : { fromMs: 0, untilMs: undefined },
        }),
        onDone: { target: '#composer.editing', actions: 'tellScheduled' },
        onError: [
          {
            guard: { type: 'isStale', params: ({ event }) => event },
            target: '#composer.conflict',
          },
          { target: 'failed', actions: { type: 'tellError', params: ({ event }) => event } },
        ],
      },
    },
    unscheduling: {
      description: 'What was planned is taken back.',
      tags: 'busy',
      invoke: {
        src: 'unschedule',
        input: ({ context: { alias }, event }) => ({
          alias,
          id: event.type === 'publish.unschedule' ? event.id : '',
        }),
        onDone: {
          target: 'ready',
          actions: { type: 'learnPlanned', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', actions: { type: 'tellError', params: ({ event }) => event } },
      },
    },
    failed: {
      description: 'The page was not published; nothing is lost.',
      on: { 'page.retry': 'checking', 'network.back': 'checking' },
    },
  },
});
