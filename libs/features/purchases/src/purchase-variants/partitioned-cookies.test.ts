import { describe, expect, it } from 'vitest';
import { keepsCookies } from './partitioned-cookies.ts';

const location = { protocol: 'https:' };

/** A browser that keeps cookies with one attribute alone, or none. */
function browserThatWants(attribute: string | undefined) {
  const jar = new Map<string, string>();
  return {
    location,
    get cookie() {
      return [...jar].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attribute === undefined || !attributes.includes(attribute)) return;
      if (attributes.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  };
}

describe('keepsCookies', () => {
  it('C25: tries with a partitioned cookie, and leaves none behind [PAY-035]', () => {
    const browser = browserThatWants('Partitioned');

    expect([keepsCookies(browser), browser.cookie]).toEqual([true, '']);
  });

  it('C25: knows where none is kept, and where there are none at all [PAY-035]', () => {
    const sandboxed = {
      location,
      get cookie(): string {
        throw new DOMException('Sandboxed', 'SecurityError');
      },
      set cookie(_text: string) {
        throw new DOMException('Sandboxed', 'SecurityError');
      },
    };

    expect([keepsCookies(browserThatWants(undefined)), keepsCookies(sandboxed)]).toEqual([
      false,
      false,
    ]);
  });
});
