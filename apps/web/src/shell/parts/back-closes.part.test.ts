import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { backCloses } from './back-closes.part.ts';
import { holdBack } from './hold-back.ts';

const here = 3;
const shell = {
  actor: {
    getSnapshot: () => ({ matches: (state: string) => state === 'running' }),
    subscribe: () => ({ unsubscribe: () => {} }),
  },
} as unknown as Shell;

let navigation: EventTarget;
let stop: () => void;

/** A step of the history. @returns Whether the page has held it. */
function step({ to = here - 1, cancelable = true, navigationType = 'traverse' } = {}): boolean {
  const event = new Event('navigate', { cancelable });
  Object.assign(event, { navigationType, destination: { index: to } });
  navigation.dispatchEvent(event);
  return event.defaultPrevented;
}

/** Elements that hear Escape, by their ids, in the order of hearing. */
const heard: string[] = [];
const hear = ({ key, target }: KeyboardEvent) =>
  void heard.push(`${key} ${(target as Element).id}`);

beforeEach(() => {
  heard.length = 0;
  navigation = Object.assign(new EventTarget(), { currentEntry: { index: here } });
  vi.stubGlobal('navigation', navigation);
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockImplementation(function (
    this: HTMLElement,
  ) {
    return (this.hidden ? [] : [{}]) as unknown as DOMRectList;
  });
  document.body.innerHTML = '<main></main>';
  document.addEventListener('keydown', hear);
  stop = holdBack();
});
afterEach(() => {
  stop();
  document.removeEventListener('keydown', hear);
  window.history.replaceState({}, '', '/');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (html: string) => document.body.insertAdjacentHTML('beforeend', html);

it('begins with the first act of the viewer', async () => {
  stop();
  stop = backCloses(shell);
  show('<div role="dialog"></div>');
  expect(step()).toBe(false);

  document.dispatchEvent(new Event('pointerdown'));

  await vi.waitFor(() => expect(step()).toBe(true));
});

describe('holdBack', () => {
  it('closes a dialog in place of leaving its page, from where the focus is in it', () => {
    show('<div role="dialog" id="dialog"><button id="button"></button></div>');

    expect(step()).toBe(true);
    document.getElementById('button')?.focus();
    expect(step()).toBe(true);

    expect(heard).toEqual(['Escape dialog', 'Escape button']);
  });

  it('closes what lies on top alone', () => {
    show('<div role="dialog" id="under"></div><div role="menu" id="menu"></div>');
    show('<div role="dialog" id="gone" hidden></div>');

    expect(step()).toBe(true);
    expect(heard).toEqual(['Escape menu']);
  });

  it.each([
    ['nothing lies over the page', '', {}],
    ['a dialog may not be closed', '<div role="dialog" data-stays></div>', {}],
    ['the browser lets no page hold it', '<div role="dialog"></div>', { cancelable: false }],
    ['it goes forward', '<div role="dialog"></div>', { to: here + 1 }],
    ['it is a link', '<div role="dialog"></div>', { navigationType: 'push', to: -1 }],
  ])('lets a step pass where %s', (_where, html, options) => {
    show(html);

    expect(step(options)).toBe(false);
    expect(heard).toEqual([]);
  });

  it('lets a step pass from the page of the sign-in, which is a dialog', () => {
    window.history.replaceState({}, '', '/auth?from=%2Fmy');
    show('<div role="dialog"></div>');

    expect(step()).toBe(false);
  });
});
