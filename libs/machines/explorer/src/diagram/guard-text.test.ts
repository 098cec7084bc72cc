import { describe, expect, it } from 'vitest';
import { and, not, or, stateIn } from 'xstate';
import { guardText } from './guard-text.ts';

describe('guardText', () => {
  it.each([
    ['a name', 'isWorn', 'isWorn'],
    ['a name with what it is given', { type: 'isCode', params: () => 1 }, 'isCode'],
    ['the opposite of another', not('isHeld'), 'not isHeld'],
    [
      'several at once',
      and(['hasNext', or(['isEnded', not('isNear')])]),
      'hasNext and (isEnded or not isNear)',
    ],
    ['a state that must be active', stateIn('#lamp.on'), 'in #lamp.on'],
    [
      'a short condition written in place',
      ({ event }: { event: { ok: boolean } }) => event.ok,
      'event.ok',
    ],
    ['nothing', undefined, undefined],
  ])('tells %s', (_, guard: unknown, text) => {
    expect(guardText(guard)).toBe(text);
  });

  it('says that a long condition has no name', () => {
    const guard = ({ context }: { context: Record<string, number> }) =>
      context['first'] === 1 && context['second'] === 2 && context['third'] === 3;

    expect(guardText(guard)).toBe('unnamed');
  });
});
