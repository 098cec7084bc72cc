import { describe, expect, it, vi } from 'vitest';
import type { Companion } from '../model/ad.types.ts';
import { mountCompanion } from './mount-companion.ts';

const companion: Companion = {
  width: 300,
  height: 250,
  resources: [],
  altText: 'Tea',
  click: { through: 'https://shop.example/', tracking: ['https://ads.example/click'] },
  views: ['https://ads.example/view'],
};
const picture = { kind: 'static', url: 'https://ads.example/tea.png', type: 'image/png' } as const;

function mount(given: Companion) {
  const element = document.createElement('div');
  const pings: string[] = [];
  const opened: string[] = [];
  const onFailure = vi.fn();
  const end = mountCompanion({ companion: given, resource: picture }, element, {
    frame: undefined,
    ping: (url) => pings.push(url),
    open: (url) => opened.push(url),
    onFailure,
  });
  return { element, pings, opened, end, onFailure };
}

/** Its picture has come. */
async function load(element: HTMLElement) {
  element.querySelector('img')?.dispatchEvent(new Event('load'));
  await Promise.resolve();
}

describe('mountCompanion', () => {
  it('A21: is seen and pressed, and tells both', async () => {
    const { element, pings, opened, end } = mount({ ...companion });
    expect(pings).toEqual([]);
    await load(element);
    element.querySelector('button')?.click();

    expect(element.querySelector('img')?.alt).toBe('Tea');
    expect(pings).toEqual(['https://ads.example/view', 'https://ads.example/click']);
    expect(opened).toEqual(['https://shop.example/']);
    end();
    expect(element.childElementCount).toBe(0);
  });

  it('A21: tells of its view once, also where it is shown again', async () => {
    const again = { ...companion };
    for (const told of [['https://ads.example/view'], []]) {
      const { element, pings, end } = mount(again);
      await load(element);
      end();
      expect(pings).toEqual(told);
    }
  });

  it('A21: is not seen where its picture cannot be loaded', async () => {
    const { element, pings, onFailure } = mount({ ...companion });
    element.querySelector('img')?.dispatchEvent(new Event('error'));
    await Promise.resolve();

    expect(onFailure).toHaveBeenCalledOnce();
    expect(pings).toEqual([]);
  });

  it('A21: leads to web addresses alone', async () => {
    const { element, pings, opened } = mount({
      ...companion,
      click: { through: 'javascript:alert(1)', tracking: ['https://ads.example/click'] },
    });
    await load(element);
    element.querySelector('button')?.click();

    expect(opened).toEqual([]);
    expect(pings).toEqual(['https://ads.example/view']);
  });
});
