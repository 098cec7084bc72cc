// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addAds } from './ads.section.ts';

const data = { adSlots: ['preroll', 'midroll'], adScenarios: ['inline', 'pod', 'empty'] };

const ping = { at: '2026-11-29T10:00:00.000Z', slot: 'preroll', event: 'start', doubled: true };

/** The calls to the room, which answers with what it has. */
let calls: string[];
let chosen: Record<string, string>;

beforeEach(() => {
  document.body.innerHTML = '<p id="status"></p><ul id="parts"></ul><main id="main"></main>';
  calls = [];
  chosen = { preroll: 'pod' };
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    calls.push([method, url.replace('/__control/', ''), body].filter(Boolean).join(' '));
    if (method === 'DELETE') return new Response(null, { status: 204 });
    if (method === 'PUT') chosen = JSON.parse(String(body));
    return Response.json(url.endsWith('ad-scenarios') ? chosen : [ping]);
  });
});

const selectOf = (slot: string) =>
  [...document.querySelectorAll('select')].find(
    ({ parentElement }) => parentElement?.firstChild?.textContent === slot,
  );

const settled = () =>
  vi.waitFor(() => expect(document.querySelector('#status')?.textContent).not.toBe(''));

describe('addAds', () => {
  it('shows what is chosen for each slot, and the pings with those that came twice', async () => {
    await addAds(data)();

    expect([selectOf('preroll')?.value, selectOf('midroll')?.value]).toEqual(['pod', 'as usual']);
    expect(document.querySelector('tbody')?.textContent).toContain('start');
    expect(document.querySelector('thead')?.textContent).toContain('doubled');
  });

  it('chooses for all slots when one is changed', async () => {
    await addAds(data)();
    const select = selectOf('midroll');
    if (select) select.value = 'empty';
    select?.dispatchEvent(new Event('change'));
    await settled();

    expect(calls.at(-1)).toBe('PUT ad-scenarios {"preroll":"pod","midroll":"empty"}');
    expect(document.querySelector('#status')?.textContent).toBe(
      'From the next playback on: preroll pod, midroll empty.',
    );
  });

  it('forgets the pings', async () => {
    await addAds(data)();
    document.querySelector('button')?.click();
    await settled();

    expect(calls.slice(-2)).toEqual(['DELETE ads', 'GET ads']);
  });
});
