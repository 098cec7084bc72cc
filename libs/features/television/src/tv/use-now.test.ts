import { noteServiceTime } from '@foyer/client';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNow } from './use-now.ts';

const noon = Date.UTC(2026, 10, 22, 12);
const hour = 3600;

beforeEach(() => void vi.useFakeTimers({ now: noon }));
afterEach(() => void vi.useRealTimers());

it('begins with the time of the page and goes on by the service’s clock, not the machine’s', () => {
  noteServiceTime(noon + hour * 1000);
  const seen: number[] = [];
  renderHook(() => seen.push(useNow(noon / 1000)));

  expect([seen[0], seen.at(-1)]).toEqual([noon / 1000, noon / 1000 + hour]);
  act(() => vi.advanceTimersByTime(60_000));
  expect(seen.at(-1)).toBe(noon / 1000 + hour + 60);
});
