import { composerSetup } from '../composer.setup.ts';

/** The page is on the screen, and saved after each pause. Blocks and composer §5, P0 4 and 8 */
export const editing = composerSetup.createStateConfig({
  description: 'The page is being edited; what changed is saved after a pause.',
  tags: 'editable',
  on: {
    'edit.apply': {
      guard: 'mayEdit',
      target: '.changed',
      actions: [{ type: 'applyChange', params: ({ event }) => event }, 'keep'],
    },
    'edit.undo': { guard: 'canUndo', target: '.changed', actions: ['undo', 'keep'] },
    'edit.redo': { guard: 'canRedo', target: '.changed', actions: ['redo', 'keep'] },
    'publish.open': { guard: 'mayEdit', target: 'publishing', actions: 'forgetMessage' },
    'versions.open': { target: 'versions', actions: 'forgetMessage' },
    'page.leave': 'left',
  },
  initial: 'saved',
  states: {
    saved: { description: 'The service has what is on the screen.', entry: 'keep' },
    changed: {
      description: 'Something changed; another key may follow.',
      always: { guard: 'isSaved', target: 'saved' },
      after: { savePause: 'saving' },
      on: { 'page.save': 'saving' },
    },
    saving: {
      description: 'The text is on its way.',
      exit: { type: 'want', params: { wanted: undefined } },
      on: {
        // The service may have taken a text whose answer was not waited for: the next save would meet it as another editor's.
        'publish.open': {
          guard: 'mayEdit',
          actions: { type: 'want', params: { wanted: 'publishing' } },
        },
        'versions.open': { actions: { type: 'want', params: { wanted: 'versions' } } },
        // What is typed meanwhile is saved with the next pause: the call under way is not cut off.
        'edit.apply': {
          guard: 'mayEdit',
          actions: [{ type: 'applyChange', params: ({ event }) => event }, 'keep'],
        },
        'edit.undo': { guard: 'canUndo', actions: ['undo', 'keep'] },
        'edit.redo': { guard: 'canRedo', actions: ['redo', 'keep'] },
      },
      invoke: {
        src: 'save',
        input: ({ context: { alias, history, saved } }) => ({
          alias,
          page: { text: history.text, revision: saved.revision },
        }),
        onDone: [
          {
            guard: 'wantsPublishing',
            target: '#composer.publishing',
            actions: [{ type: 'learnSaved', params: ({ event }) => event.output }, 'keep'],
          },
          {
            guard: 'wantsVersions',
            target: '#composer.versions',
            actions: [{ type: 'learnSaved', params: ({ event }) => event.output }, 'keep'],
          },
          {
            target: 'changed',
            actions: { type: 'learnSaved', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: { type: 'isStale', params: ({ event }) => event },
            target: '#composer.conflict',
          },
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event },
            target: 'waiting',
            actions: ['countTry', { type: 'tellError', params: ({ event }) => event }],
          },
          {
            target: 'refused',
            actions: { type: 'tellError', params: ({ event }) => event },
          },
        ],
      },
    },
    waiting: {
      description: 'The service did not answer; the text is kept in this browser and sent again.',
      on: { 'network.back': 'saving', 'page.save': 'saving', 'page.retry': 'saving' },
      after: { retryPause: 'saving' },
    },
    refused: {
      description: 'The service refused the text; it is kept in this browser.',
      on: { 'page.retry': 'saving', 'page.save': 'saving' },
    },
  },
});
