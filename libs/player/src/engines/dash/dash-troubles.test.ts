import { describe, expect, it, vi } from 'vitest';
import type { DriverContext } from '../../engine/engine-driver.ts';
import { leaveWithoutStart } from './dash-troubles.ts';

describe('leaveWithoutStart', () => {
  it('asks for an engine without the rendition, and says so where it is the last one [ENGINE-033]', () => {
    const onEvent = vi.fn();
    const lost = new Set<string>();
    const leave = leaveWithoutStart({ lost, onEvent } as Partial<DriverContext> as DriverContext);
    const start = (id: string, representationCount: number) => ({
      representation: { id, mediaInfo: { representationCount } },
    });
    expect([leave(start('0', 2)), leave(start('1', 1)), leave({})]).toEqual([true, true, false]);
    expect([...lost]).toEqual(['0', '1']);
    const error = { severity: 2, code: 'start-missing' };
    expect(onEvent.mock.calls).toEqual([
      [{ type: 'error', error: { ...error, category: 7 }, isLost: true }],
      [{ type: 'error', error: { ...error, category: 4 } }],
    ]);
  });
});
