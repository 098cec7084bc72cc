import { actorFromPort, missingPort, type Secret } from '@foyer/core';
import { assign, setup } from 'xstate';
import type { PlaybackAccessEvent } from './playback-access.events.ts';
import type {
  PlaybackAccessContext,
  PlaybackAccessInput,
  PlaybackAccessPorts,
  PlaybackAnswer,
  Refusal,
} from './playback-access.types.ts';

const accessSetup = setup({
  types: {} as {
    input: PlaybackAccessInput;
    context: PlaybackAccessContext;
    events: PlaybackAccessEvent;
    tags: 'busy';
  },
  actors: {
    openPlayback: missingPort<{ titleId: string; pin?: Secret | undefined }, PlaybackAnswer>(
      'openPlayback',
      'Asks the service to play a title, with the PIN where one is needed.',
    ),
  },
  guards: {
    isAnswered: ({ context }) => context.answer !== undefined,
    isGranted: ({ context }) => context.answer?.status === 'granted',
    isRefused: ({ context }, { refusal }: { refusal: Refusal }) =>
      context.answer?.status === 'refused' && context.answer.refusal === refusal,
  },
});

/**
 * Playback access: whether a title plays for this viewer, and the PIN step where it needs one. Design §4.
 *
 * The service decides; the flow only asks and shows its word. A refusal is a state, a broken call is
 * `failed`, from which the viewer may ask again. The PIN is dropped once the service has answered.
 */
export const playbackAccessMachine = accessSetup.createMachine({
  id: 'playback-access',
  description: 'Opens a title for this viewer, with the PIN where its age limit asks for one.',
  context: ({ input }) => ({ titleId: input.titleId, answer: input.answer, pin: undefined }),
  on: { 'flow.resumed': '.opening' },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Reads the answer that came with the page, or the one just given.',
      always: [
        { guard: 'isGranted', target: 'granted' },
        { guard: { type: 'isRefused', params: { refusal: 'pinRequired' } }, target: 'pin' },
        { guard: { type: 'isRefused', params: { refusal: 'signInRequired' } }, target: 'visitor' },
        {
          guard: { type: 'isRefused', params: { refusal: 'purchaseRequired' } },
          target: 'forSale',
        },
        {
          guard: { type: 'isRefused', params: { refusal: 'notAvailable' } },
          target: 'unavailable',
        },
        { guard: { type: 'isRefused', params: { refusal: 'notForProfile' } }, target: 'forbidden' },
        { guard: { type: 'isRefused', params: { refusal: 'notNow' } }, target: 'notNow' },
        { guard: { type: 'isRefused', params: { refusal: 'timeUp' } }, target: 'timeUp' },
        { guard: 'isAnswered', target: 'failed' },
        { target: 'opening' },
      ],
    },
    opening: {
      description: 'The service is asked.',
      tags: 'busy',
      invoke: {
        src: 'openPlayback',
        input: ({ context }) => ({ titleId: context.titleId, pin: context.pin }),
        onDone: {
          target: 'deciding',
          actions: assign({ answer: ({ event }) => event.output, pin: undefined }),
        },
        onError: { target: 'failed', actions: assign({ pin: undefined }) },
      },
    },
    pin: {
      description: 'The title is above the age limit that plays without a PIN.',
      on: {
        'pin.accepted': { target: 'opening', actions: assign({ pin: ({ event }) => event.pin }) },
        'pin.cancelled': 'cancelled',
      },
    },
    granted: { description: 'The title plays.' },
    visitor: { description: 'The title needs an account.' },
    forSale: {
      description: 'The title must be bought first.',
      meta: { requirements: ['LIVE-007'] },
      on: { 'playback.retry': 'opening' },
    },
    unavailable: {
      description: 'The title is not out yet, or is there no more.',
      on: { 'playback.retry': 'opening' },
    },
    forbidden: { description: 'No PIN opens this title for this profile.' },
    notNow: {
      description: 'It is not one of the hours of the profile.',
      on: { 'playback.retry': 'opening' },
    },
    timeUp: {
      description: 'The profile has used up its viewing time of the day.',
      on: { 'playback.retry': 'opening' },
    },
    failed: {
      description: 'No answer, or one that leads nowhere.',
      on: { 'playback.retry': 'opening' },
    },
    cancelled: { description: 'The viewer gave no PIN.', type: 'final' },
  },
});

/** The machine with its calls attached; what a view starts. */
export const createPlaybackAccessMachine = (ports: PlaybackAccessPorts) =>
  playbackAccessMachine.provide({ actors: { openPlayback: actorFromPort(ports.openPlayback) } });
