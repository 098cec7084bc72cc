import { secret } from '@foyer/core';
import { describe, expect, it } from 'vitest';
import type { Position } from '../explorer.types.ts';
import { door } from '../testing/doorbell.fixtures.ts';
import { readLink, secretKey, writeLink } from './position-link.ts';

const entered = (code: string): Position => ({
  input: 'lenient',
  steps: [
    { kind: 'event', event: { type: 'code.enter', code: secret(code) } },
    { kind: 'answer', call: '0.door.lock.checking', outcome: 'done', given: 'wrong' },
    { kind: 'time', ms: 1500 },
  ],
});

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
});

describe('readLink', () => {
  it('asks for a secret that is not made-up, and takes it', () => {
    const fragment = writeLink(door, entered('789'));
    const missing = { step: 0, eventType: 'code.enter', field: 'code' };

    expect(readLink(door, fragment)).toEqual({ status: 'locked', missing: [missing] });
    expect(codeOf(readLink(door, fragment, { [secretKey(missing)]: '789' }))).toBe('789');
  });

  it('finds no position where there is none', () => {
    expect(readLink(door, '')).toBeUndefined();
    expect(readLink(door, '#other=1')).toBeUndefined();
    expect(
      readLink(
        door,
        `position=${encodeURIComponent('{"machine":"gate","input":"strict","steps":[]}')}`,
      ),
    ).toBeUndefined();
  });

  it.each([
    ['text that is no JSON', '{'],
    ['an input that the flow does not have', '{"machine":"door","input":"x","steps":[]}'],
    ['an inherited name for an input', '{"machine":"door","input":"toString","steps":[]}'],
    ['a step of an unknown kind', '{"machine":"door","input":"strict","steps":[{"kind":"eval"}]}'],
    [
      'a payload that does not fit its event',
      '{"machine":"door","input":"strict","steps":[{"kind":"event","event":{"type":"lamp.dim","percent":"5"}}]}',
    ],
    [
      'a secret in the open',
      '{"machine":"door","input":"strict","steps":[{"kind":"event","event":{"type":"code.enter","code":"123"}}]}',
    ],
  ])('refuses %s', (_, text) => {
    expect(readLink(door, `position=${encodeURIComponent(text)}`)).toEqual({
      status: 'unreadable',
    });
  });
});
