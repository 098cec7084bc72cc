import { act, renderHook } from '@testing-library/react';
import type { PointerEvent } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePreview, type PreviewOptions } from './use-preview.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pointer = (pointerType: string) => ({ pointerType }) as PointerEvent;
const loaded = () => Promise.resolve();

/** A promise that is kept when the test says so. */
function gate() {
  let open = () => {};
  const promise = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { promise, open: () => open() };
}

function start(options: Partial<PreviewOptions> = {}) {
  const { result } = renderHook(() => usePreview({ load: loaded, ...options }));
  return {
    isOpen: () => result.current.isOpen,
    enter: (type = 'mouse') => act(() => result.current.handlers.onPointerEnter(pointer(type))),
    leave: () => act(() => result.current.handlers.onPointerLeave()),
    press: () => act(() => result.current.handlers.onPointerDown()),
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    strike: (key: string) =>
      act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key }))),
  };
}

describe('usePreview', () => {
  it('opens after 500 ms of rest, not before [CARD-005]', async () => {
    const card = start();
    card.enter();
    await card.wait(499);
    expect(card.isOpen()).toBe(false);
    await card.wait(1);
    expect(card.isOpen()).toBe(true);
  });

  it('waits as long as it is told', async () => {
    const card = start({ delayMs: 1000 });
    card.enter();
    await card.wait(999);
    expect(card.isOpen()).toBe(false);
    await card.wait(1);
    expect(card.isOpen()).toBe(true);
  });

  it('stays closed when the pointer only passes', async () => {
    const card = start();
    card.enter();
    await card.wait(300);
    card.leave();
    await card.wait(1000);
    expect(card.isOpen()).toBe(false);
  });

  it('begins to load when the pointer comes, and opens when it is there', async () => {
    const { promise, open } = gate();
    const load = vi.fn(() => promise);
    const card = start({ load });
    card.enter();
    expect(load).toHaveBeenCalledTimes(1);
    await card.wait(900);
    expect(card.isOpen()).toBe(false);
    open();
    await card.wait(0);
    expect(card.isOpen()).toBe(true);
  });

  it('stays closed when its chunk comes after the pointer has left, or does not come', async () => {
    const { promise, open } = gate();
    const late = start({ load: () => promise });
    late.enter();
    await late.wait(600);
    late.leave();
    open();
    await late.wait(0);
    expect(late.isOpen()).toBe(false);

    const lost = start({ load: () => Promise.reject(new Error('offline')) });
    lost.enter();
    await lost.wait(600);
    expect(lost.isOpen()).toBe(false);
  });

  it('closes on leave, but lets the pointer cross from the card to the preview', async () => {
    const card = start();
    card.enter();
    await card.wait(500);
    card.leave();
    await card.wait(100);
    card.enter();
    await card.wait(1000);
    expect(card.isOpen()).toBe(true);

    card.leave();
    await card.wait(120);
    expect(card.isOpen()).toBe(false);
  });

  it('closes at Escape and does not come back under the same pointer', async () => {
    const card = start();
    card.enter();
    await card.wait(500);
    card.strike('Enter');
    expect(card.isOpen()).toBe(true);
    card.strike('Escape');
    expect(card.isOpen()).toBe(false);

    card.enter();
    await card.wait(1000);
    expect(card.isOpen()).toBe(false);

    card.leave();
    card.enter();
    await card.wait(500);
    expect(card.isOpen()).toBe(true);
  });

  it('closes when the page scrolls', async () => {
    const card = start();
    card.enter();
    await card.wait(500);
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(card.isOpen()).toBe(false);
  });

  it('never opens for touch, or after a press', async () => {
    const load = vi.fn(loaded);
    const touched = start({ load });
    touched.enter('touch');
    await touched.wait(1000);
    expect(touched.isOpen()).toBe(false);
    expect(load).not.toHaveBeenCalled();

    const pressed = start();
    pressed.enter();
    pressed.press();
    await pressed.wait(1000);
    expect(pressed.isOpen()).toBe(false);
  });
});
