import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ad, Verification } from '../model/ad.types.ts';
import { runVerifications } from './run-verifications.ts';

const verification: Verification = {
  vendor: 'vendor.example-omid',
  scripts: [
    { url: 'https://vendor.example/omid.js', apiFramework: 'omid', isBrowserOptional: false },
  ],
  parameters: '{"key":1}',
  notExecuted: ['https://vendor.example/not?why=[REASON]'],
};

const ad: Ad = {
  universalIds: [],
  categories: [],
  linear: undefined,
  companions: [],
  requiredCompanions: 'none',
  verifications: [verification],
  impressions: [],
  viewable: { viewable: [], notViewable: [], viewUndetermined: [] },
  trackings: [],
  errors: [],
};

const wrapper = document.createElement('div');
let pings: string[];

const run = (vendors: readonly string[]) =>
  runVerifications(ad, {
    vendors,
    mayAsk: () => true,
    frame: { address: '/unit-frame', title: 'Ad' },
    wrapper,
    ping: (url) => pings.push(url),
    macros: () => ({}),
    volume: () => 1,
  });

/** Loads the walled document of the vendor, and gives the port that it is handed, and its task. */
function loadFrame() {
  const frame = wrapper.querySelector('iframe');
  const post = vi.fn();
  Object.defineProperty(frame, 'contentWindow', { value: { postMessage: post } });
  frame?.dispatchEvent(new Event('load'));
  const [handover, , [port]] = post.mock.calls[0] as [unknown, string, [MessagePort]];
  const heard: { type: string }[] = [];
  port.addEventListener('message', ({ data }) => heard.push(data as { type: string }));
  port.start();
  return { handover, port, heard };
}

beforeEach(() => {
  pings = [];
});
afterEach(() => wrapper.replaceChildren());

describe('runVerifications', () => {
  it('A20: tells why a vendor that is not allowed does not run, and opens nothing', () => {
    run([]);

    expect(pings).toEqual(['https://vendor.example/not?why=1']);
    expect(wrapper.childElementCount).toBe(0);
  });

  it('A20: tells a vendor that is allowed what the advertisement does, each once', async () => {
    const running = run(['vendor.example-omid']);
    const { handover, heard } = loadFrame();
    running.hear({ type: 'framed' });
    running.hear({ type: 'moved', time: 6, duration: 10 });
    running.hear({ type: 'moved', time: 7, duration: 10 });
    running.hear({ type: 'pause' });
    running.end();

    await vi.waitFor(() => expect(heard.at(-1)?.type).toBe('sessionFinish'));
    expect(handover).toMatchObject({
      task: { name: 'verification', vendor: 'vendor.example-omid', parameters: '{"key":1}' },
    });
    expect(heard.map(({ type }) => type)).toEqual([
      'sessionStart',
      'loaded',
      'impression',
      'start',
      'firstQuartile',
      'midpoint',
      'pause',
      'sessionFinish',
    ]);
    expect(pings).toEqual([]);
  });

  it('A20: tells that a script did not come, and takes its document away', async () => {
    run(['vendor.example-omid']);
    const { port } = loadFrame();
    port.postMessage({ type: 'script.failed' });

    await vi.waitFor(() => expect(pings).toEqual(['https://vendor.example/not?why=3']));
    expect(wrapper.childElementCount).toBe(0);
  });
});
