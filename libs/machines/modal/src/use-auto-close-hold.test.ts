import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
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

it('begins anew with each key in the dialog, unless the pointer holds it already', () => {
  const { told, hear } = start(true);

  hear('main', 'keydown');
  hear('button', 'keydown');
  hear('button', 'pointermove');
  hear('button', 'keydown');

  expect(told).toEqual(['hold', 'release', 'hold']);
});

it('tells nothing of a dialog without a time', () => {
  const { told, hear } = start(false);

  hear('button', 'pointermove');
  hear('button', 'keydown');

  expect(told).toEqual([]);
});
