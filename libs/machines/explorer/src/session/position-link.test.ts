import { defineEvents, Secret, secret, secretField } from '@foyer/core';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import type { ExplorerTarget, Position } from '../explorer.types.ts';
import { door } from '../testing/doorbell.fixtures.ts';
import { readLink, writeLink } from './position-link.ts';

const entered = (code: string): Position => ({
  start: { given: 'lenient' },
  steps: [
    { kind: 'event', event: { type: 'code.enter', code: secret(code) } },
    { kind: 'answer', call: '0.door.lock.checking', outcome: 'done', given: 'wrong' },
    { kind: 'time', ms: 1500 },
  ],
});

/** What the secrets in a value hide, in their order. */
function revealAll(value: unknown): string[] {
  if (value instanceof Secret) return [value.reveal()];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(revealAll) : [];
}

const codeOf = (link: ReturnType<typeof readLink>): unknown => {
  const step = link?.status === 'ready' ? link.position.steps[0] : undefined;
  return step?.kind === 'event'
    ? String((step.event['code'] as ReturnType<typeof secret>).reveal())
    : undefined;
};

describe('writeLink', () => {
  it('never tells a secret, made-up or not', () => {
    expect(writeLink(door, entered('123'))).not.toContain('123');
    expect(writeLink(door, entered('789'))).not.toContain('789');
  });

  it('gives what readLink turns into the same position', () => {
    const link = readLink(door, `#${writeLink(door, entered('123'))}`);

    expect(link).toEqual({ status: 'ready', position: entered('123') });
    expect(codeOf(link)).toBe('123');
  });

  it("holds a recorded start, answers of a tester's own and recorded timers", () => {
    const position: Position = {
      start: { value: { maxTries: 3 } },
      steps: [
        { kind: 'answer', call: '0.door.lock.checking', outcome: 'error', value: { status: 429 } },
        { kind: 'quiet', ms: 12 },
        { kind: 'timer', eventType: 'xstate.after.penalty.door.lock.blocked' },
      ],
    };

    expect(readLink(door, writeLink(door, position) ?? '')).toEqual({ status: 'ready', position });
  });

  it('gives none for a position that no address can hold', () => {
    const steps = Array.from({ length: 2000 }, (_, ms) => ({ kind: 'time', ms }) as const);

    expect(writeLink(door, { start: { given: 'strict' }, steps })).toBeUndefined();
  });
});

describe('readLink', () => {
  it('asks for a secret that is not made-up, and takes it', () => {
    const fragment = writeLink(door, entered('789')) ?? '';
    const place = 'Step 1: code of code.enter';

    expect(readLink(door, fragment)).toEqual({ status: 'locked', missing: [place] });
    expect(codeOf(readLink(door, fragment, { [place]: '789' }))).toBe('789');
  });

  it('finds no position where there is none', () => {
    const other = '{"machine":"gate","start":{"given":"strict"},"steps":[]}';

    expect(readLink(door, '')).toBeUndefined();
    expect(readLink(door, '#other=1')).toBeUndefined();
    expect(readLink(door, `position=${encodeURIComponent(other)}`)).toBeUndefined();
  });

  const of = (steps: string, start = '{"given":"strict"}') =>
    `{"machine":"door","start":${start},"steps":[${steps}]}`;

  it.each([
    ['text that is no JSON', '{'],
    ['an input that the flow does not have', of('', '{"given":"x"}')],
    ['an inherited name for an input', of('', '{"given":"toString"}')],
    ['a step of an unknown kind', of('{"kind":"eval"}')],
    [
      'a payload that does not fit its event',
      of('{"kind":"event","event":{"type":"lamp.dim","percent":"5"}}'),
    ],
    ['a secret in the open', of('{"kind":"event","event":{"type":"code.enter","code":"123"}}')],
  ])('refuses %s', (_, text) => {
    expect(readLink(door, `position=${encodeURIComponent(text)}`)).toEqual({
      status: 'unreadable',
    });
  });
});

describe('a link with secrets deep inside', () => {
  const events = defineEvents({
    'cards.bind': {
      cards: v.array(v.object({ holder: v.string(), cvc: v.optional(secretField('CVC')) })),
    },
  });
  const wallet: ExplorerTarget = {
    machine: createMachine({ id: 'wallet' }),
    events,
    inputs: { empty: {} },
    secrets: { known: '111' },
  };
  const bound: Position = {
    start: { value: { token: secret('tok') } },
    steps: [
      {
        kind: 'event',
        event: {
          type: 'cards.bind',
          cards: [
            { holder: 'A', cvc: secret('111') },
            { holder: 'B', cvc: secret('222') },
          ],
        },
      },
      { kind: 'answer', call: 'bank', outcome: 'done', value: { key: secret('333') } },
    ],
  };

  it('tells none of them, and asks for each by its place', () => {
    const link = writeLink(wallet, bound) ?? '';

    expect(decodeURIComponent(link)).not.toMatch(/111|222|333|tok"/);
    expect(readLink(wallet, link)).toEqual({
      status: 'locked',
      missing: ['Start: token', 'Step 1: cards 2 cvc of cards.bind', 'Step 2: key of done bank'],
    });
  });

  it('puts each back into its place', () => {
    const link = readLink(wallet, writeLink(wallet, bound) ?? '', {
      'Start: token': 'tok',
      'Step 1: cards 2 cvc of cards.bind': '222',
      'Step 2: key of done bank': '333',
    });

    expect(link?.status === 'ready' && revealAll(link.position)).toEqual([
      'tok',
      '111',
      '222',
      '333',
    ]);
  });
});
