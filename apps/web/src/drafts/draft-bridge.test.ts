import { describe, expect, it } from 'vitest';
import { withDraftBridge } from './draft-bridge.ts';

const draft = { ticket: 'ticket', composer: 'https://composer.example' };

async function headWith(kind: { isVisitor: boolean; isStill: boolean }): Promise<string> {
  const body = new Response('<html><head><title>x</title></head><body></body></html>').body;
  if (!body) throw new Error('A response has a body');
  return new Response(withDraftBridge(body, { ...draft, ...kind }, 'n0')).text();
}

describe('withDraftBridge', () => {
  it('puts one script with the nonce at the end of the head', async () => {
    const html = await headWith({ isVisitor: false, isStill: false });

    expect(html).toMatch(/<\/title><script nonce="n0">.*<\/script><\/head><body><\/body>/su);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).toContain('"https://composer.example"');
  });

  it.each([
    ['a session', { isVisitor: true, isStill: false }, "credentials: 'omit'"],
    ['motion', { isVisitor: false, isStill: true }, 'window.matchMedia ='],
  ])('takes %s away where it is asked to', async (_what, kind, part) => {
    expect(await headWith(kind)).toContain(part);
    expect(await headWith({ isVisitor: false, isStill: false })).not.toContain(part);
  });

  it('is at most 4 kB', async () => {
    expect((await headWith({ isVisitor: true, isStill: true })).length).toBeLessThan(4096);
  });
});
