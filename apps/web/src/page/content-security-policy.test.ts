// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const policyWith = (chatUrl?: string) =>
  contentSecurityPolicy({
    nonce: 'n',
    origins: { media: [], images: [], frames: [], links: [] },
    chatUrl,
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
      'frame-src https://chat.example',
      'trusted-types default dompurify chat',
    ]);
  });
});
