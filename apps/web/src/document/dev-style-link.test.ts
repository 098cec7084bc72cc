import { describe, expect, it } from 'vitest';
import { forgetDevStyleLink } from './dev-style-link.ts';

describe('forgetDevStyleLink', () => {
  it('takes the link alone out of what the router was handed', () => {
    const host = { __reactRouterContext: { ssr: true, criticalCss: { href: '/critical.css' } } };

    forgetDevStyleLink(host);

    expect(host).toEqual({ __reactRouterContext: { ssr: true } });
  });

  it('is content with a page that was handed nothing', () => {
    expect(() => forgetDevStyleLink({})).not.toThrow();
  });
});
