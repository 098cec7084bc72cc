import { describe, expect, it } from 'vitest';
import { clickTarget } from './click-target.ts';

describe('clickTarget', () => {
  it('names the host as people know it', () => {
    expect(clickTarget('https://www.tea.example/leaf?from=tv')).toEqual({
      href: 'https://www.tea.example/leaf?from=tv',
      host: 'tea.example',
    });
  });

  it.each([
    undefined,
    '',
    'tea.example',
    'javascript:alert(1)',
    'data:text/html,tea',
    'intent://tea',
  ])('leads nowhere by %s', (address) => {
    expect(clickTarget(address)).toBeUndefined();
  });
});
