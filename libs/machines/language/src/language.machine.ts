import type { Language, LanguageOption } from '@foyer/contract';
import {
  actorFromPort,
  type FailedCall,
  type FlowMeta,
  messageOf,
  missingPort,
  required,
} from '@foyer/core';
import { assign, setup } from 'xstate';
import type { LanguageEvent } from './language.events.ts';
import type {
  LanguageContext,
  LanguageInput,
  LanguageOutput,
  LanguagePorts,
} from './language.types.ts';

/**
 * The language picker: lists the languages and sets the chosen one. Spec 1 §2 and §7, LANG-001 to LANG-009.
 *
 * The flow changes no text on the page: after `chosen` the page is loaded anew in that language (decision 0007).
 */
export const languageMachine = setup({
  types: {} as {
    input: LanguageInput;
    context: LanguageContext;
    events: LanguageEvent;
    output: LanguageOutput;
    tags: 'busy';
    meta: FlowMeta;
  },
  actors: {
    listLanguages: missingPort<undefined, readonly LanguageOption[]>(
      'listLanguages',
      'The languages of the interface.',
    ),
    setLanguage: missingPort<{ code: Language }, unknown>(
      'setLanguage',
      'Makes a language the own one of the user.',
    ),
  },
  guards: {
    isAny: (_, languages: readonly LanguageOption[]) => languages.length > 0,
    isListed: ({ context }, code: Language) =>
      context.languages.some((language) => language.code === code),
    isOptional: ({ context }) => context.isOptional,
    isCurrent: ({ context }, code: Language) => context.current === code,
  },
  actions: {
    tellError: assign((_, { error }: FailedCall) => ({
      chosen: undefined,
      message: messageOf(error),
    })),
  },
}).createMachine({
  id: 'language',
  description: 'Lets the viewer choose the language of the interface.',
  context: ({ input }) => ({
    current: input.current,
    isOptional: input.isOptional ?? false,
    languages: [],
    chosen: undefined,
    message: undefined,
  }),
  on: { 'language.close': '.cancelled', 'flow.resumed': '.loading' },
  initial: 'loading',
  states: {
    loading: {
      description: 'The languages are on their way.',
      tags: 'busy',
      invoke: {
        src: 'listLanguages',
        onDone: [
          {
            guard: { type: 'isAny', params: ({ event }) => event.output },
            target: 'choosing',
            actions: assign(({ event }) => ({ languages: event.output })),
          },
          { target: 'unavailable' },
        ],
        onError: 'unavailable',
      },
    },
    choosing: {
      description: 'One language of the list is awaited.',
      meta: { requirements: ['LANG-003', 'LANG-006'] },
      on: {
        'language.choose': [
          {
            guard: { type: 'isCurrent', params: ({ event }) => event.code },
            target: 'cancelled',
          },
          {
            guard: { type: 'isListed', params: ({ event }) => event.code },
            target: 'saving',
            actions: assign(({ event }) => ({ chosen: event.code, message: undefined })),
          },
        ],
      },
    },
    saving: {
      description: 'The choice is on its way.',
      meta: { requirements: ['LANG-008'] },
      tags: 'busy',
      invoke: {
        src: 'setLanguage',
        input: ({ context }) => ({ code: required(context.chosen, 'chosen') }),
        onDone: 'chosen',
        onError: {
          target: 'choosing',
          actions: { type: 'tellError', params: ({ event }) => event },
        },
      },
    },
    unavailable: {
      description: 'There are no languages to choose from: the error dialog.',
      meta: { requirements: ['LANG-007', 'MODAL-024'] },
      always: { guard: 'isOptional', target: 'cancelled' },
    },
    chosen: {
      description: 'The user has another language; the page reloads in it.',
      meta: { requirements: ['LANG-009'] },
      type: 'final',
      output: ({ context }): LanguageOutput => ({
        status: 'chosen',
        code: required(context.chosen, 'chosen'),
      }),
    },
    cancelled: {
      description: 'The language stays as it is.',
      type: 'final',
      output: (): LanguageOutput => ({ status: 'cancelled' }),
    },
  },
  output: ({ event }) => event.output as LanguageOutput,
});

/** The machine with its calls attached; what a view starts. */
export const createLanguageMachine = (ports: LanguagePorts) =>
  languageMachine.provide({
    actors: {
      listLanguages: actorFromPort(ports.listLanguages),
      setLanguage: actorFromPort(ports.setLanguage),
    },
  });
