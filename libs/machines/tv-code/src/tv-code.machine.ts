import { actorFromPort } from '@foyer/core';
import { not } from 'xstate';
import { connecting } from './states/connecting.ts';
import { tvCodeSetup } from './tv-code.setup.ts';
import type { TvCodePorts } from './tv-code.types.ts';

/**
 * Connects a television by the code that it shows, or by the one that an operator sold with it. Spec 3 §4 "TV code", §5 to
 * §8, TVCODE-001 to TVCODE-014, decision 0114.
 *
 * Nothing is thrown. It lives as long as its form stands on the page.
 */
export const tvCodeMachine = tvCodeSetup.createMachine({
  id: 'tvCode',
  description: 'Connects a television by a code.',
  type: 'parallel',
  context: {
    kind: 'television',
    form: 0,
    given: undefined,
    code: undefined,
    isReturned: false,
    isPageOld: false,
    isCodeBad: false,
    message: undefined,
  },
  states: {
    step: {
      description: 'What the viewer sees.',
      initial: 'form',
      on: { 'flow.resumed': { target: '.form', actions: 'empty' } },
      states: {
        form: {
          description: 'A code is awaited: exactly six characters, or any at all from an operator.',
          meta: { requirements: ['TVCODE-001', 'TVCODE-005', 'TVCODE-007', 'TVCODE-008'] },
          on: {
            'kind.choose': {
              actions: [{ type: 'choose', params: ({ event }) => event }, 'empty', 'noteReturn'],
            },
            'code.submit': {
              guard: { type: 'isWhole', params: ({ event }) => event },
              target: 'connecting',
              actions: { type: 'keepCode', params: ({ event }) => event },
            },
          },
        },
        connecting,
        error: {
          description: 'The television was not connected, and why.',
          meta: { requirements: ['TVCODE-003', 'TVCODE-004', 'TVCODE-011', 'TVCODE-012'] },
          on: {
            'form.open': [
              { guard: 'isCodeBad', target: 'form', actions: ['empty', 'noteReturn'] },
              { target: 'form', actions: 'noteReturn' },
            ],
          },
        },
        success: {
          description: 'The television is connected; there may be another.',
          meta: { requirements: ['TVCODE-002'] },
          on: { 'form.open': { target: 'form', actions: ['empty', 'noteReturn'] } },
        },
      },
    },
    address: {
      description: 'The address of the visit may have brought a code.',
      meta: { requirements: ['QUERY-009', 'QUERY-010'] },
      initial: 'reading',
      states: {
        reading: {
          description: 'The address is read; who types first keeps what was typed.',
          on: { 'entry.change': { guard: 'isFilled', target: 'read' }, 'kind.choose': 'read' },
          invoke: {
            src: 'readAddress',
            onDone: [
              {
                guard: { type: 'isGiven', params: ({ event }) => event.output },
                target: 'read',
                actions: { type: 'fillIn', params: ({ event }) => event.output },
              },
              { target: 'read' },
            ],
            onError: 'read',
          },
        },
        read: { description: 'It is read once.' },
      },
    },
    page: {
      description: 'A page that is loaded again would lose what was typed, or the word of success.',
      initial: 'free',
      states: {
        free: {
          description: 'There is nothing to lose.',
          on: {
            'entry.change': {
              guard: 'isFilled',
              target: 'held',
            },
          },
        },
        held: {
          description:
            'The page is held: a code stands in the form, or has just connected a television.',
          on: {
            'entry.change': {
              guard: not('isFilled'),
              target: 'free',
            },
            'flow.resumed': 'free',
          },
          invoke: { src: 'holdPage', onError: 'free' },
        },
      },
    },
  },
});

/** The machine with its calls attached; what a view starts. */
export const createTvCodeMachine = (ports: TvCodePorts) =>
  tvCodeMachine.provide({
    actors: {
      readAddress: actorFromPort(ports.readAddress),
      findViewer: actorFromPort(ports.findViewer),
      signIn: actorFromPort(ports.signIn),
      authorize: actorFromPort(ports.authorize),
      sendOperatorCode: actorFromPort(ports.sendOperatorCode),
      holdPage: actorFromPort(ports.holdPage),
    },
  });
