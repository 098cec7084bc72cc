import { getUserOperation } from '@foyer/contract';
import { userFixture } from '@foyer/contract/fixtures';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteServiceTime, serviceNow } from './service-clock.ts';
import { testClient } from './testing/test-client.ts';

const noon = Date.UTC(2026, 10, 22, 12);
const hour = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ now: noon, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('serviceNow', () => {
  it('goes on by the machine’s clock from what an answer told', async () => {
    const date = new Date(noon + hour).toUTCString();
    const { client } = testClient([{ json: userFixture, headers: { date } }]);

    await client.call(getUserOperation, {});
    vi.setSystemTime(noon + 5_000);

    expect(serviceNow()).toBe(noon + hour + 5_000);
  });

  it('keeps what it knows when an answer tells nothing', async () => {
    noteServiceTime(noon - hour);
    const { client } = testClient([{ json: userFixture }]);

    await client.call(getUserOperation, {});

    expect(serviceNow()).toBe(noon - hour);
  });

  it('takes what was told earlier for the time of then', () => {
    noteServiceTime(noon + hour, noon - 2_000);

    expect(serviceNow()).toBe(noon + hour + 2_000);
  });
});
