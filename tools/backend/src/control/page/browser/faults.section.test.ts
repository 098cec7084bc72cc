// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageData } from '../page-data.ts';
import { addFaults } from './faults.section.ts';

const outage = [{ operation: '*', status: 503, times: 9 }];

/** The calls that change something in the room, which answers with the faults that wait. */
let changes: string[];

const openPage = () => {
  document.body.innerHTML = '<p id="status"></p><ul id="parts"></ul><main id="main"></main>';
};

beforeEach(() => {
  openPage();
  window.location.hash = '';
  changes = [];
  let faults: unknown = [];
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit) => {
    if (method !== 'GET') changes.push(`${method} ${String(body)}`);
    if (method === 'PUT') faults = JSON.parse(String(body));
    return Response.json(faults);
  });
});

const pressed = async (name: string) => {
  [...document.querySelectorAll('button')].find((one) => one.textContent === name)?.click();
  const status = () => document.querySelector('#status')?.textContent;
  await vi.waitFor(() => expect(status()).not.toBe(''));
  return status();
};

describe('addFaults', () => {
  it('offers every operation while one is typed', () => {
    void addFaults(pageData);

    const offered = [...document.querySelectorAll('datalist option')].map((option) =>
      option.getAttribute('value'),
    );
    expect(offered).toEqual(expect.arrayContaining(['*', ...pageData.operations]));
  });

  it('sets a preset by one press, and shows what waits then', async () => {
    await addFaults(pageData)();

    expect(await pressed('Outage')).toBe('Outage: until all faults are cleared.');
    expect(changes).toEqual([expect.stringMatching(/^PUT \[\{"operation":"\*","status":503/)]);
    expect(document.querySelector('tbody')?.textContent).toContain('503');
  });

  it('copies a link to what waits, which sets nothing before a press', async () => {
    let link = '';
    const clipboard = { writeText: async (text: string) => void (link = text) };
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as Clipboard);
    void addFaults(pageData);
    await fetch('/__control/faults', { method: 'PUT', body: JSON.stringify(outage) });
    await pressed('Copy a link to these faults');
    openPage();
    changes = [];

    window.location.hash = new URL(link).hash;
    await addFaults(pageData)();
    expect(changes).toEqual([]);
    expect(await pressed('Set the faults of this link')).toBe('Faults that wait now: 1.');
    expect(changes).toEqual([`PUT ${JSON.stringify(outage)}`]);
  });

  it('loads a scenario from a file', async () => {
    await addFaults(pageData)();
    const chooser = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!chooser) throw new Error('There is no field for a file');
    const file = new File([JSON.stringify(outage)], 'outage.faults.json');
    Object.defineProperty(chooser, 'files', { value: [file] });
    chooser.dispatchEvent(new Event('change'));

    await vi.waitFor(() => expect(changes).toEqual([`PUT ${JSON.stringify(outage)}`]));
  });
});
