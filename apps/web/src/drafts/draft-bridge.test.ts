import { describe, expect, it, vi } from 'vitest';
import { bridge, withDraftBridge } from './draft-bridge.ts';

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

/** Runs the bridge in a window, and loads its page. */
function load(window: object, parent: object): void {
  const onLoad: (() => void)[] = [];
  const listen = (type: string, run: () => void) => type === 'load' && onLoad.push(run);
  const names = ['window', 'parent', 'addEventListener', 'performance', 'setTimeout'];
  const idle = { getEntriesByType: () => [] };
  const script = new Function(...names, bridge(draft.composer)) as (...given: unknown[]) => void;
  script(window, parent, listen, idle, () => undefined);
  for (const run of onLoad) run();
}

describe('bridge', () => {
  it('speaks to the composer around the page alone, not to the page in a separate tab', () => {
    const composer = { postMessage: vi.fn() };
    const tab = { postMessage: vi.fn() };

    load(tab, composer);
    load(tab, tab);

    expect(composer.postMessage).toHaveBeenCalledWith(
      { type: 'foyer.draft.ready' },
      'https://composer.example',
    );
    expect(tab.postMessage).not.toHaveBeenCalled();
  });
});
