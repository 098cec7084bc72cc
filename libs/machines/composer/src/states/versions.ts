import { composerSetup } from '../composer.setup.ts';

/** Earlier versions of the page, and bringing one back. */
export const versions = composerSetup.createStateConfig({
  description: 'Earlier versions are shown; one may be brought back.',
  on: { 'versions.close': 'editing' },
  initial: 'listing',
  states: {
    listing: {
      description: 'The versions are on their way.',
      tags: 'busy',
      invoke: {
        src: 'listVersions',
        input: ({ context: { alias } }) => ({ alias }),
        onDone: {
          target: 'listed',
          actions: { type: 'learnVersions', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', actions: { type: 'tellError', params: ({ event }) => event } },
      },
    },
    listed: {
      description:
        'A version may be looked at, and brought back where nothing unsaved would be lost.',
      on: {
        'versions.restore': {
          guard: { type: 'isVersion', params: ({ event }) => event },
          target: 'restoring',
        },
      },
    },
    restoring: {
      description: 'The version becomes the draft.',
      tags: 'busy',
      invoke: {
        src: 'restore',
        input: ({ context: { alias, saved }, event }) => ({
          alias,
          number: event.type === 'versions.restore' ? event.number : 0,
          revision: saved.revision,
        }),
        onDone: '#composer.loading',
        onError: { target: 'failed', actions: { type: 'tellError', params: ({ event }) => event } },
      },
    },
    failed: {
      description: 'The service did not do it.',
      on: { 'page.retry': 'listing', 'network.back': 'listing' },
    },
  },
});
