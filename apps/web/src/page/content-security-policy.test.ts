// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const policyWith = (chatUrl?: string, ancestors?: readonly string[]) =>
  contentSecurityPolicy({
    nonce: 'n',
    origins: { media: [], images: [], frames: [], links: [], ads: [] },
    chatUrl,
    ancestors,
    isDevelopment: false,
  }).split('; ');

describe('contentSecurityPolicy', () => {
  it('runs and styles nothing without the nonce of the page', () => {
    const policy = policyWith();

    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' 'nonce-n' 'strict-dynamic'");
    expect(policy).toContain("style-src 'self' 'nonce-n'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy.join()).not.toContain('unsafe');
  });

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

  it('lets cards be posted to a payment provider, and its pages stand in frames [BANKCARD-036]', () => {
    const before = policyWith();
    const changed = contentSecurityPolicy({
      nonce: 'n',
      origins: { media: [], images: [], frames: [], links: [], ads: [] },
      paymentOrigins: ['https://pay.example'],
      isDevelopment: false,
    })
      .split('; ')
      .filter((directive) => !before.includes(directive));

    expect(changed).toEqual([
      "connect-src 'self' https://pay.example",
      "frame-src 'self' https://pay.example",
    ]);
  });

  it('lets pictures come from the advertisers that the operator names, and nothing else of them [BLOCK-088]', () => {
    const before = policyWith();
    const changed = contentSecurityPolicy({
      nonce: 'n',
      origins: { media: [], images: [], frames: [], links: [], ads: [] },
      pixelOrigins: ['https://ads.example', 'https://count.example'],
      isDevelopment: false,
    })
      .split('; ')
      .filter((directive) => !before.includes(directive));

    expect(changed).toEqual(["img-src 'self' data: https://ads.example https://count.example"]);
  });

  it('lets advertisements come from where the operator says: films, pictures and calls, and no program', () => {
    const before = policyWith();
    const changed = contentSecurityPolicy({
      nonce: 'n',
      origins: { media: [], images: [], frames: [], links: [], ads: [] },
      adSources: ['https://ads.example', 'https:'],
      isDevelopment: false,
    })
      .split('; ')
      .filter((directive) => !before.includes(directive));

    expect(changed).toEqual([
      "img-src 'self' data: https://ads.example https:",
      "media-src 'self' blob: https://ads.example https:",
      "connect-src 'self' https://ads.example https:",
    ]);
  });

  it('lets the tracker of peer delivery be called, and nothing else of it [ENGINE-006]', () => {
    const before = policyWith();
    const changed = contentSecurityPolicy({
      nonce: 'n',
      origins: { media: [], images: [], frames: [], links: [], ads: [] },
      trackerUrl: 'wss://tracker.example:8000/announce?key=1',
      isDevelopment: false,
    })
      .split('; ')
      .filter((directive) => !before.includes(directive));

    expect(changed).toEqual(["connect-src 'self' wss://tracker.example:8000"]);
  });

  it('lets nobody show the page, or the named origins alone [EMBED-015]', () => {
    expect(policyWith()).toContain("frame-ancestors 'none'");
    expect(policyWith(undefined, [])).toContain("frame-ancestors 'none'");
    expect(policyWith(undefined, ['https://a.example', 'https://b.example'])).toContain(
      'frame-ancestors https://a.example https://b.example',
    );
  });
});
