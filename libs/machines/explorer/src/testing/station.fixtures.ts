import { defineEvents, type EventOf, missingPort } from '@foyer/core';
import * as v from 'valibot';
import { assign, setup } from 'xstate';
import type { ExplorerTarget } from '../explorer.types.ts';

const stationEvents = defineEvents({
  'power.toggle': {},
  'show.start': {
    title: v.pipe(v.string(), v.title('Title')),
    length: v.optional(v.pipe(v.number(), v.title('Minutes'))),
    tone: v.picklist(['calm', 'loud']),
    hosts: v.pipe(v.array(v.object({ name: v.string(), isGuest: v.boolean() })), v.title('Hosts')),
    place: v.variant('kind', [
      v.object({ kind: v.literal('studio'), room: v.number() }),
      v.object({ kind: v.literal('street'), city: v.nullable(v.string()) }),
    ]),
  },
  'show.end': {},
  'signal.lost': {},
  'signal.found': {},
  'call.ring': {},
  'call.answer': {},
  'call.drop': {},
  'tape.next': {},
  'tape.break': {},
});

/** A radio station: thirty states, four levels deep, three regions side by side. Made up to be hard to draw. */
const stationMachine = setup({
  types: {} as {
    context: { title: string; played: number };
    events: EventOf<typeof stationEvents>;
    meta: { requirements?: readonly string[] };
  },
  actors: { warmUp: missingPort<undefined, undefined>('warmUp', 'Heats the valves.') },
  delays: { silence: 8000, jingle: 2000, patience: 15_000 },
}).createMachine({
  id: 'station',
  description: 'A radio station through its day.',
  context: { title: '', played: 0 },
  initial: 'dark',
  states: {
    dark: { description: 'Nobody is here.', on: { 'power.toggle': 'waking' } },
    waking: {
      description: 'The valves are heated.',
      invoke: { src: 'warmUp', onDone: 'live', onError: 'broken' },
      on: { 'power.toggle': 'dark' },
    },
    live: {
      type: 'parallel',
      on: { 'power.toggle': 'leaving' },
      states: {
        air: {
          initial: 'music',
          states: {
            music: {
              initial: 'playing',
              on: {
                'show.start': {
                  target: 'show',
                  actions: assign({ title: ({ event }) => event.title }),
                },
              },
              states: {
                playing: { on: { 'tape.next': 'between', 'tape.break': 'torn' } },
                between: { after: { jingle: 'playing' } },
                torn: { after: { silence: 'mending' } },
                mending: { on: { 'tape.next': 'playing' } },
              },
            },
            show: {
              initial: 'opening',
              on: { 'show.end': '.closing', 'tape.break': '.cut' },
              states: {
                opening: { after: { jingle: 'talking' } },
                talking: {
                  initial: 'alone',
                  states: {
                    alone: { on: { 'call.answer': 'together' } },
                    together: { on: { 'call.drop': 'alone', 'call.ring': 'crowd' } },
                    crowd: { on: { 'call.drop': 'together' } },
                  },
                },
                closing: {
                  description: 'The last words.',
                  after: { jingle: { target: '#station.live.air.music' } },
                },
                cut: { on: { 'tape.next': '#station.live.air.music' } },
              },
            },
          },
        },
        phone: {
          initial: 'still',
          states: {
            still: { on: { 'call.ring': 'ringing' } },
            ringing: {
              on: { 'call.answer': 'held', 'call.drop': 'still' },
              after: { patience: 'still' },
            },
            held: {
              initial: 'waiting',
              states: {
                waiting: { on: { 'call.answer': 'spoken' } },
                spoken: { on: { 'call.drop': '#station.live.phone.still' } },
              },
            },
          },
        },
        signal: {
          initial: 'strong',
          states: {
            strong: { on: { 'signal.lost': 'weak' } },
            weak: {
              on: { 'signal.found': 'strong', 'signal.lost': 'gone' },
              after: { silence: 'gone' },
            },
            gone: { on: { 'signal.found': 'weak', 'signal.lost': '#station.broken' } },
          },
        },
      },
    },
    leaving: { after: { jingle: 'closed' } },
    broken: { on: { 'power.toggle': 'dark' } },
    closed: { type: 'final', description: 'The day is over.' },
  },
});

/** A show whose payload no schema could suggest. */
const evening = {
  type: 'show.start',
  title: 'Evening',
  tone: 'calm',
  hosts: [{ name: 'Ada', isGuest: false }],
  place: { kind: 'studio', room: 3 },
};

/** The station, ready to be explored. */
export const station: ExplorerTarget = {
  machine: stationMachine,
  events: stationEvents,
  inputs: { day: undefined },
  examples: [evening],
};
