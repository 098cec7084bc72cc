import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AdIcon } from '../model/ad.types.ts';
import { showIcons } from './show-icons.ts';

const icon: AdIcon = {
  program: 'AdChoices',
  resource: { kind: 'static', url: 'https://ads.example/i.svg', type: 'image/svg+xml' },
  width: 24,
  height: 24,
  x: 'right',
  y: 'top',
  offset: 0,
  duration: 3,
  altText: 'About this ad',
  click: { through: 'https://choices.example/', tracking: ['https://ads.example/click'] },
  views: ['https://ads.example/view'],
  fallbackImages: [{ url: 'https://ads.example/text.svg', altText: 'Why this ad' }],
};

const wrapper = document.createElement('div');
let pings: string[];
let opened: (string | undefined)[];

const show = (icons: readonly AdIcon[], canOpen = true) =>
  showIcons(icons, {
    wrapper,
    frame: { address: '/unit-frame', title: 'Ad' },
    ping: (url) => pings.push(url),
    macros: () => ({}),
    open: (url) => {
      opened.push(url);
      return canOpen;
    },
  });
const at = (time: number) => ({ type: 'moved', time, duration: 10 }) as const;
const button = () => wrapper.querySelector('button');

beforeEach(() => {
  pings = [];
  opened = [];
});
afterEach(() => wrapper.replaceChildren());

describe('showIcons', () => {
  it('A21: is seen for its time, and tells that once', () => {
    const icons = show([icon]);
    icons.hear({ type: 'framed' });
    icons.hear(at(1));

    expect(button()?.getAttribute('aria-label')).toBe('About this ad');
    expect(wrapper.querySelector('img')?.alt).toBe('About this ad');
    icons.hear(at(4));
    icons.hear(at(1));
    expect(wrapper.childElementCount).toBe(0);
    expect(pings).toEqual(['https://ads.example/view']);
  });

  it('A21: leads to its page, and tells of the press', () => {
    show([icon]).hear({ type: 'framed' });
    button()?.click();

    expect(opened).toEqual(['https://choices.example/']);
    expect(pings).toEqual(['https://ads.example/view', 'https://ads.example/click']);
    expect(wrapper.childElementCount).toBe(1);
  });

  it('A21: shows its picture where its page cannot be opened, until that is pressed', () => {
    show([icon], false).hear({ type: 'framed' });
    button()?.click();
    const fallback = wrapper.querySelector('img[alt="Why this ad"]')?.closest('button');
    expect(fallback).not.toBeNull();

    fallback?.click();
    expect(wrapper.querySelector('img[alt="Why this ad"]')).toBeNull();
  });

  it('A21: puts pages and markup into a walled document', () => {
    show([{ ...icon, resource: { kind: 'html', markup: '<b>i</b>' } }]).hear({ type: 'framed' });
    const frame = wrapper.querySelector('iframe');

    expect(frame?.getAttribute('sandbox')).toBe('allow-scripts');
    expect(frame?.title).toBe('About this ad');
  });

  it('A21: leaves nothing when the advertisement is over', () => {
    const icons = show([icon]);
    icons.hear({ type: 'framed' });
    icons.end();

    expect(wrapper.childElementCount).toBe(0);
  });
});
