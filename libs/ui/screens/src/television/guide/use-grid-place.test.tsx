import { act, renderHook } from '@testing-library/react';
import { useRef, type KeyboardEvent } from 'react';
import { describe, expect, it } from 'vitest';
import { makeGuide, now, timeZone } from './guide.fixtures.ts';
import { useGridGround } from './use-grid-ground.ts';
import { useGridPlace } from './use-grid-place.ts';
import { useGuideDays } from './use-guide-days.ts';

const guide = makeGuide();

function usePlace() {
  const days = useGuideDays(guide.days, timeZone);
  const ground = useGridGround(guide, days);
  return useGridPlace(useRef(null), ground, { row: 0, time: now });
}

const press = (code: string) =>
  ({
    code,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    preventDefault: () => {},
  }) as KeyboardEvent;

describe('the place in the grid', () => {
  it('is what is on now on the first channel', () => {
    const { result } = renderHook(usePlace);
    const { programme, row } = result.current.active;
    expect(row).toBe(0);
    expect(programme && programme.startTime <= now && programme.endTime > now).toBe(true);
  });

  it('goes to the next programme and the next channel, nearest in time', () => {
    const { result } = renderHook(usePlace);
    const before = result.current.active.programme;
    act(() => result.current.onKeyDown(press('ArrowRight')));
    const next = result.current.active.programme;
    expect(next?.startTime).toBe(before?.endTime);

    act(() => result.current.onKeyDown(press('ArrowDown')));
    const { row, programme } = result.current.active;
    expect(row).toBe(1);
    const time = next?.startTime ?? 0;
    expect(programme && programme.startTime <= time && programme.endTime > time).toBe(true);
  });
});
