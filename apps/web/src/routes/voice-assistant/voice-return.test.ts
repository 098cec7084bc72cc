// @vitest-environment node
import { labels } from '@foyer/ui/theme';
import { describe, expect, it } from 'vitest';
import { voiceReturn } from './voice-return.ts';

const label = {
  ...labels.main,
  origins: { ...labels.main.origins, links: ['https://assistant.example'] },
};
const rules = { label, origin: 'https://sofit.example', hasDemoPowers: false };
const searchOf = (params: Record<string, string>) => `?${new URLSearchParams(params)}`;

describe('voiceReturn', () => {
  it('brings the answer to an address on the list, with the mark of the assistant', () => {
    const search = searchOf({
      redirect_uri: 'https://assistant.example/back?client=7',
      state: 'a&b',
    });

    expect(voiceReturn(search, rules)).toEqual({
      confirmed: 'https://assistant.example/back?client=7&state=a%26b',
      cancelled: 'https://assistant.example/back?client=7&state=a%26b&error=access_denied',
    });
  });

  it.each([
    'https://evil.example/back',
    'https://assistant.example.evil.example/',
    'https://assistant.example@evil.example/',
    '//evil.example/',
    'javascript:alert(1)',
    'http://localhost:4000/',
    '',
  ])('leads nowhere for %s', (address) => {
    expect(voiceReturn(searchOf({ redirect_uri: address }), rules)).toBeUndefined();
  });

  it('leads nowhere when nobody waits for an answer', () => {
    expect(voiceReturn('?state=1', rules)).toBeUndefined();
  });
});
