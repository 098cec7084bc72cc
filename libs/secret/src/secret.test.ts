import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { secret } from './secret.ts';

describe('Secret', () => {
  const pin = secret('4321');

  it('gives its value to whoever asks for it by name', () => {
    expect(pin.reveal()).toBe('4321');
  });

  it.each([
    ['JSON', JSON.stringify({ pin, list: [pin] })],
    ['text', `${pin} ${String(pin)}`],
    ['an inspector', inspect({ pin }, { showHidden: true, depth: 5 })],
    ['its keys', Object.getOwnPropertyNames(pin).join()],
    ['a spread copy', JSON.stringify({ ...pin })],
    ['a structured clone', JSON.stringify(structuredClone(pin))],
  ])('shows nothing in %s', (_, shown) => {
    expect(shown).not.toContain('4321');
  });

  it('is left out of JSON', () => {
    expect(JSON.parse(JSON.stringify({ pin, step: 1 }))).toEqual({ step: 1 });
  });
});
