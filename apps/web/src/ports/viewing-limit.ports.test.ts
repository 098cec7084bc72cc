// @vitest-environment node
import type { User } from '@foyer/contract';
import { userFixture } from '@foyer/contract/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { viewingLimitPorts, viewingLimitsOf, wallClock } from './viewing-limit.ports.ts';

const child = {
  ...userFixture,
  profile: {
    ...userFixture.profile,
    id: 'profile-2',
    view_limits: { allowed_from: '08:00', allowed_to: '21:00' },
  },
  max_view_time: 7200,
  cur_view_time: 60,
} as User;

describe('viewingLimitsOf', () => {
  it('takes hours, time and zone from the profile that watches [LIMIT-010, PERM-005]', () => {
    expect(viewingLimitsOf(child)).toEqual({
      profileId: 'profile-2',
      timeZone: 'Europe/Moscow',
      hours: { from: '08:00', to: '21:00' },
      maxSeconds: 7200,
      watchedSeconds: 60,
    });
  });

  it('knows no limits of a visitor, nor where the service names none', () => {
    const visitor = { timeZone: 'UTC', watchedSeconds: 0 };

    expect(viewingLimitsOf({ ...child, is_auth: false })).toEqual(visitor);
    expect(viewingLimitsOf(undefined)).toEqual(visitor);
    expect(viewingLimitsOf(userFixture)).toEqual({
      profileId: userFixture.profile?.id,
      timeZone: 'Europe/Moscow',
      watchedSeconds: 0,
    });
  });
});

describe('wallClock', () => {
  it('shows day and time of the zone, midnight as the start of its day [LIMIT-014]', () => {
    const moment = Date.UTC(2026, 10, 21, 21, 0, 5);

    expect(wallClock('Europe/Moscow', moment)).toEqual({ day: '2026-11-22', seconds: 5 });
    expect(wallClock('Asia/Yerevan', moment)).toEqual({ day: '2026-11-22', seconds: 3605 });
    expect(wallClock('UTC', moment)).toEqual({ day: '2026-11-21', seconds: 75_605 });
  });

  it('refuses a zone that the browser does not know', () => {
    expect(() => wallClock('Moon/Tycho', 0)).toThrow(RangeError);
  });
});

describe('viewingLimitPorts', () => {
  it('report watched seconds and answer with their sum [LIMIT-011]', async () => {
    const call = vi.fn(async () => ({ cur_view_time: 90, max_view_time: 7200 }));
    const { signal } = new AbortController();
    const ports = viewingLimitPorts({ call } as never, () => 0);

    const known = await ports.reportViewTime({ seconds: 30 }, signal);

    expect(known).toEqual({ watchedSeconds: 90, maxSeconds: 7200 });
    expect(call.mock.calls).toEqual([
      [
        expect.objectContaining({ operationId: 'reportViewTime' }),
        { body: { seconds: 30 } },
        signal,
      ],
    ]);
  });
});
