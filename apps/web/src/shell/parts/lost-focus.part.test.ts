import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { lostFocus } from './lost-focus.part.ts';

let stop: () => void;

/** What has changed the page is drawn, with the effects of that. */
const drawn = async () => {
  for (let frames = 0; frames < 4; frames += 1) await new Promise(requestAnimationFrame);
};
const find = (id: string) => document.getElementById(id) ?? document.body;
const begin = () => {
  stop = lostFocus({} as Shell);
};
/** The code has come. */
const loaded = () => import('./focus-places.ts').then(drawn);

beforeEach(() => {
  document.body.innerHTML = `<main><a id="link" href="/">A</a><input id="field"></main>
    <section id="notice"><button id="ok">OK</button></section>`;
  sessionStorage.clear();
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

describe('lostFocus', () => {
  it('gives the focus to where it was before', async () => {
    begin();
    find('link').focus();
    find('ok').focus();

    find('notice').remove();
    await loaded();

    expect(document.activeElement).toBe(find('link'));
  });

  it('gives it to where it was before once its code is there', async () => {
    begin();
    find('link').focus();
    await loaded();
    find('ok').focus();

    find('notice').remove();
    await drawn();

    expect(document.activeElement).toBe(find('link'));
  });

  it('gives it to the main area where it was nowhere, or in a field', async () => {
    begin();
    find('field').focus();
    find('ok').focus();

    find('notice').remove();
    await loaded();

    expect(document.activeElement?.tagName).toBe('MAIN');
  });

  it('leaves it to what knows a better place, and to a viewer who has put it nowhere', async () => {
    begin();
    find('link').focus();
    find('ok').focus();
    find('notice').remove();
    find('field').focus();
    await drawn();
    expect(document.activeElement).toBe(find('field'));

    find('field').blur();
    find('link').remove();
    await drawn();
    expect(document.activeElement).toBe(document.body);
  });

  it('begins at the main area after a load that the page made, once', () => {
    sessionStorage.setItem('foyer.ownLoad', 'true');
    begin();
    expect(document.activeElement?.tagName).toBe('MAIN');

    stop();
    find('link').focus();
    find('link').blur();
    begin();
    expect(document.activeElement).toBe(document.body);
  });
});
