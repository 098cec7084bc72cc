import { actorFromPort } from '@foyer/core';
import { startHistory } from '@foyer/page-document';
import { assign } from 'xstate';
import { isSaved } from './composer.rules.ts';
import { composerSetup } from './composer.setup.ts';
import type { ComposerOutput, ComposerPorts } from './composer.types.ts';
import { conflict } from './states/conflict.ts';
import { editing } from './states/editing.ts';
import { publishing } from './states/publishing.ts';
import { versions } from './states/versions.ts';

/**
 * Edits a page's text: saves it after each pause, joins what two editors changed, and publishes what passes its checks.
 *
 * Nothing typed is lost: what is not saved is kept in the browser, and a text that the service has not answered to is sent
 * again. Decision 0136
 */
export const composerMachine = composerSetup.createMachine({
  id: 'composer',
  description: 'Edits a page, saves it, and publishes it.',
  context: ({ input: { alias, role } }) => ({
    alias,
    role,
    history: startHistory(''),
    saved: { text: '', revision: '' },
    wanted: undefined,
    tries: 0,
    theirs: undefined,
    conflicts: [],
    choices: {},
    problems: [],
    planned: [],
    versions: [],
    publication: undefined,
    message: undefined,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The page is on its way.',
      tags: 'busy',
      invoke: {
        src: 'open',
        input: ({ context: { alias } }) => ({ alias }),
        onDone: [
          {
            guard: { type: 'isKeptOfOther', params: ({ event }) => event.output },
            target: 'conflict',
            actions: { type: 'takeKeptOfOther', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isKept', params: ({ event }) => event.output },
            target: 'editing.changed',
            actions: [
              { type: 'takePage', params: ({ event }) => event.output },
              { type: 'takeKept', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'editing',
            actions: { type: 'takePage', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'failed', actions: { type: 'tellError', params: ({ event }) => event } },
      },
    },
    failed: {
      description: 'The page did not come.',
      on: {
        'page.retry': { target: 'loading', actions: 'forgetMessage' },
        'network.back': { target: 'loading', actions: 'forgetMessage' },
        'page.leave': 'left',
      },
    },
    editing,
    conflict,
    publishing,
    versions,
    left: {
      description: 'The editor went to another page.',
      type: 'final',
    },
  },
  output: (): ComposerOutput => ({ status: 'left' }),
});

/** The machine with its effects attached; what a view starts. */
export const createComposerMachine = (ports: ComposerPorts) =>
  composerMachine.provide({
    actors: {
      open: actorFromPort(ports.open),
      save: actorFromPort(ports.save),
      readDraft: actorFromPort(ports.readDraft),
      merge: actorFromPort(ports.merge),
      check: actorFromPort(ports.check),
      publish: actorFromPort(ports.publish),
      schedule: actorFromPort(ports.schedule),
      unschedule: actorFromPort(ports.unschedule),
      listVersions: actorFromPort(ports.listVersions),
      restore: actorFromPort(ports.restore),
    },
    actions: {
      keep: ({ context }) =>
        ports.keep({
          alias: context.alias,
          page: isSaved(context) ? undefined : { text: context.history.text, base: context.saved },
        }),
      // The same where the last try had no answer: it may have been published.
      beginPublication: assign(({ context: { publication } }, { note = '' }) =>
        publication?.note === note ? {} : { publication: { key: ports.makeKey(), note } },
      ),
    },
  });
