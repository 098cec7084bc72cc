import { describe, expect, it } from 'vitest';
import { frameDocument } from './frame-document.ts';

const parts = { script: 'run()', language: 'ru', nonce: 'n1', sources: ['https://ads.example'] };

const directiveOf = (policy: string, name: string) =>
  policy.split('; ').find((directive) => directive.startsWith(`${name} `));

describe('frameDocument', () => {
  it('A18: has no origin, and loads from ad servers alone', () => {
    const { policy } = frameDocument(parts);

    expect(directiveOf(policy, 'sandbox')).not.toContain('same-origin');
    expect(directiveOf(policy, 'default-src')).toBe("default-src 'none'");
    expect(directiveOf(policy, 'script-src')).toBe("script-src 'nonce-n1' https://ads.example");
    expect(directiveOf(policy, 'connect-src')).toBe('connect-src https://ads.example');
    expect(policy).not.toContain('unsafe');
  });

  it('A18: stands in the pages of the site, and of those that may hold its players', () => {
    const { policy } = frameDocument({ ...parts, ancestors: ['https://partner.example'] });

    expect(directiveOf(policy, 'frame-ancestors')).toBe(
      "frame-ancestors 'self' https://partner.example",
    );
  });

  it('A18: keeps its script whole whatever its text holds', () => {
    const { html } = frameDocument({ ...parts, script: 'say("</script><script>")' });

    expect(html.match(/<\/script>/gu)).toHaveLength(1);
  });
});
