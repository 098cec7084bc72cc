import { describe, expect, it } from 'vitest';
import { webAddress } from './web-address.ts';

describe('webAddress', () => {
  it.each([
    ['https://x.example/a?[MACRO]', 'https://x.example/a?[MACRO]'],
    [' HTTP://x.example ', 'HTTP://x.example'],
    ['//x.example/a', 'https://x.example/a'],
    ['a.mp4', 'https://base.example/dir/a.mp4'],
    ['/a', 'https://base.example/a'],
    ['javascript:alert(1)', undefined],
    ['JavaScript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['blob:https://x', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('makes of %s %s', (text, address) => {
    expect(webAddress(text, 'https://base.example/dir/vast.xml')).toBe(address);
  });

  it('takes the scheme of the document, and no relative address without one', () => {
    expect(webAddress('//x.example/a', 'http://base.example/')).toBe('http://x.example/a');
    expect(webAddress('a.mp4')).toBeUndefined();
  });
});
