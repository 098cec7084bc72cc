import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPlayer, pauseButton } from './testing.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function openForFingers() {
  const opened = await openPlayer();
  await pauseButton();
  const { container } = opened.view;
  const surface = container.querySelector('[role=presentation]') as HTMLElement;
  surface.getBoundingClientRect = () => new DOMRect(0, 0, 400, 300);
  const stage = container.querySelector('[data-controls]') as HTMLElement;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return {
    ...opened,
    tap: (clientX: number) => {
      fireEvent.pointerDown(surface, { pointerType: 'touch' });
      fireEvent.click(surface, { clientX });
    },
    pass: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
    controls: () => stage.dataset['controls'],
  };
}

describe('a finger on the picture', () => {
  it('shows the controls, and hides them when no second tap follows', async () => {
    const { tap, pass, controls, video } = await openForFingers();
    tap(300);
    pass(300);
    expect(controls()).toBe('hidden');
    tap(300);
    expect([controls(), video.paused]).toEqual(['shown', false]);
  });

  it('moves by 15 s with two taps, and again with each further one [PLAYER-044]', async () => {
    const { tap, pass, video, controls } = await openForFingers();
    tap(300);
    tap(300);
    tap(300);
    pass(100);
    expect([video.currentTime, controls()]).toEqual([30, 'shown']);
  });

  it('moves back on the first half of the picture', async () => {
    const { tap, pass, video, media } = await openForFingers();
    act(() => media().advance(60));
    tap(100);
    tap(100);
    pass(100);
    expect(video.currentTime).toBe(45);
  });
});
