// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const policyWith = (chatUrl?: string, ancestors?: readonly string[]) =>
  contentSecurityPolicy({
    nonce: 'n',
    origins: { media: [], images: [], frames: [], links: [] },
    chatUrl,
    ancestors,
    isDevelopment: false,
  }).split('; ');

describe('contentSecurityPolicy', () => {
  it('lets the origin of the chat in, and no other, for calls, frames and pictures', () => {
    const before = policyWith();
    const changed = policyWith('https://chat.example/widget.js').filter(
      (directive) => !before.includes(directive),
    );

    expect(changed).toEqual([
      "img-src 'self' data: https://chat.example",
      "connect-src 'self' https://chat.example",
      "frame-src 'self' https://chat.example",
      'trusted-types default dompurify chat',
    ]);
  });

  it('lets nobody show the page, or the named origins alone [EMBED-015]', () => {
    expect(policyWith()).toContain("frame-ancestors 'none'");
    expect(policyWith(undefined, [])).toContain("frame-ancestors 'none'");
    expect(policyWith(undefined, ['https://a.example', 'https://b.example'])).toContain(
      'frame-ancestors https://a.example https://b.example',
    );
  });
});
