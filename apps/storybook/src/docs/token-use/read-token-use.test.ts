// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { partOf, readTokens, readTokenUse } from './read-token-use.ts';

describe('readTokenUse', () => {
  it('knows the components that use a token, and those that none uses', () => {
    const [accent, none] = readTokenUse(
      ['color.accent', 'color.unheard'].map((token) => ({ token, description: '' })),
    );

    expect(accent?.places).toContainEqual({
      part: 'primitives/badge',
      file: 'libs/ui/primitives/src/components/badge/badge.css.ts',
      times: 1,
    });
    expect(none?.places).toEqual([]);
  });
});

describe('readTokens', () => {
  it('lists the tokens of the contract with what they are for, and no palette', () => {
    const tokens = readTokens();

    expect(tokens).toContainEqual({ token: 'radius.card', description: 'Corners of a card.' });
    expect(tokens.filter(({ token }) => token.startsWith('palette'))).toEqual([]);
  });
});

describe('partOf', () => {
  it.each([
    ['libs/ui/screens/src/titles/hero/variants/wide.css.ts', 'screens/hero'],
    ['libs/machines/pin/src/pin.css.ts', 'pin'],
    ['apps/web/src/layout/page.css.ts', 'web'],
  ])('puts %s to %s', (file, part) => {
    expect(partOf(file)).toBe(part);
  });
});
