// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawControls } from './controls.ts';

const refreshAll = vi.fn(async () => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<p id="status"></p><div id="controls"></div>';
  drawControls(refreshAll);
});

afterEach(() => {
  vi.useRealTimers();
  refreshAll.mockClear();
});

it('reads everything again at intervals while it is seen, until that is switched off', () => {
  vi.advanceTimersByTime(6_000);
  expect(refreshAll).toHaveBeenCalledTimes(2);

  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  vi.advanceTimersByTime(6_000);
  seen.mockRestore();
  document.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
  vi.advanceTimersByTime(6_000);
  expect(refreshAll).toHaveBeenCalledTimes(2);
});
