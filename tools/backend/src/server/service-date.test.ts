import { expect, it } from 'vitest';
import { createTestBackend } from '../testing/test-backend.ts';

it('dates its answers by its own clock, which may be moved', async () => {
  const { app, pass } = await createTestBackend({}, { now: () => new Date(1_800_000_000_000) });
  const dateOf = async () => {
    const { headers } = await app.request('/api/v1/channel-genres');
    return Date.parse(headers.get('date') ?? '');
  };

  const before = await dateOf();
  pass(3_600);

  expect([before, await dateOf()]).toEqual([1_800_000_000_000, 1_800_003_600_000]);
});
