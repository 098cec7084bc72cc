import { composerSetup } from '../composer.setup.ts';

/** Another editor saved in between: both changes are joined, and the editor chooses where they meet. P0 8 */
export const conflict = composerSetup.createStateConfig({
  description: 'Another editor saved in between.',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'What the service has may be known already, from when the page was opened.',
      always: [
        { guard: ({ context }) => context.theirs !== undefined, target: 'merging' },
        { target: 'reading' },
      ],
    },
    reading: {
      description: 'What the other editor saved is on its way.',
      tags: 'busy',
      invoke: {
        src: 'readDraft',
        input: ({ context: { alias } }) => ({ alias }),
        onDone: {
          target: 'merging',
          actions: { type: 'learnTheirs', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', actions: { type: 'tellError', params: ({ event }) => event } },
      },
    },
    merging: {
      description: 'Both changes are joined, block by block.',
      tags: 'busy',
      invoke: {
        src: 'merge',
        input: ({ context: { saved, history, theirs } }) => ({
          base: saved.text,
          mine: history.text,
          theirs: theirs?.text ?? saved.text,
          choices: {},
        }),
        onDone: [
          {
            guard: { type: 'isConflicting', params: ({ event }) => event.output },
            target: 'choosing',
            actions: { type: 'learnMerge', params: ({ event }) => event.output },
          },
          {
            target: '#composer.editing.changed',
            actions: [{ type: 'takeMerge', params: ({ event }) => event.output }, 'keep'],
          },
        ],
        onError: { target: 'failed', actions: { type: 'tellError', params: ({ event }) => event } },
      },
    },
    choosing: {
      description: 'Both changed the same blocks: the editor chooses for each.',
      on: {
        'conflict.choose': {
          guard: { type: 'isConflict', params: ({ event }) => event },
          actions: { type: 'choose', params: ({ event }) => event },
        },
        'conflict.apply': { guard: 'isDecided', target: 'resolving' },
      },
    },
    resolving: {
      description: 'The choices are put into the text.',
      tags: 'busy',
      invoke: {
        src: 'merge',
        input: ({ context: { saved, history, theirs, choices } }) => ({
          base: saved.text,
          mine: history.text,
          theirs: theirs?.text ?? saved.text,
          choices,
        }),
        onDone: {
          target: '#composer.editing.changed',
          actions: [{ type: 'takeMerge', params: ({ event }) => event.output }, 'keep'],
        },
        onError: { target: 'failed', actions: { type: 'tellError', params: ({ event }) => event } },
      },
    },
    failed: {
      description: 'It could not be found out what the other editor saved; the own text is kept.',
      on: { 'page.retry': 'reading', 'network.back': 'reading' },
    },
  },
});
