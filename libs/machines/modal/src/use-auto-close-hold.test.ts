import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { useAutoCloseHold } from './use-auto-close-hold.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

function start(isTimed: boolean) {
  document.body.innerHTML = '<div role="dialog"><button></button></div><main></main>';
  const told: string[] = [];
  const hold = { onHold: () => told.push('hold'), onRelease: () => told.push('release') };
  renderHook(() => useAutoCloseHold(isTimed, hold));
  const hear = (place: string, type: string, options: object = {}) =>
    document
      .querySelector(place)
      ?.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), options));
  return { told, hear };
}

it('holds while the pointer is over the dialog, and once', () => {
  const { told, hear } = start(true);

  hear('main', 'pointermove');
  hear('button', 'pointermove');
  hear('[role="dialog"]', 'pointermove');
  expect(told).toEqual(['hold']);

  hear('main', 'pointermove');
  expect(told).toEqual(['hold', 'release']);
});

it('lets go when the pointer leaves the window', () => {
  const { told, hear } = start(true);
  hear('button', 'pointermove');

  hear('button', 'pointerout', { relatedTarget: document.body });
  expect(told).toEqual(['hold']);

  hear('button', 'pointerout', { relatedTarget: null });
  expect(told).toEqual(['hold', 'release']);
});

it('holds from a key in the dialog on, until the focus goes elsewhere', () => {
  const { told, hear } = start(true);

  hear('button', 'focusin');
  hear('main', 'keydown');
  expect(told).toEqual([]);

  hear('button', 'keydown');
  hear('button', 'focusin');
  hear('button', 'keydown');
  expect(told).toEqual(['hold']);

  hear('main', 'focusin');
  expect(told).toEqual(['hold', 'release']);
});

it('lets go when no reason is left, not when the first one goes', () => {
  const { told, hear } = start(true);
  hear('button', 'pointermove');
  hear('button', 'keydown');

  hear('main', 'pointermove');
  expect(told).toEqual(['hold']);

  hear('main', 'focusin');
  expect(told).toEqual(['hold', 'release']);
});

it('holds while nobody sees the page, also one that was hidden before', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onTestFinished(() => visibility.mockRestore());
  const { told } = start(true);
  expect(told).toEqual(['hold']);

  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));

  expect(told).toEqual(['hold', 'release']);
});

it('tells nothing of a dialog without a time', () => {
  const { told, hear } = start(false);

  hear('button', 'pointermove');
  hear('button', 'keydown');

  expect(told).toEqual([]);
});
