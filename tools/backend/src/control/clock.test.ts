import { beforeEach, describe, expect, it } from 'vitest';
import { createClock } from '../server/clock.ts';
import { controlCaller } from '../testing/control-caller.ts';
import { createTestBackend, type TestBackend } from '../testing/test-backend.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend();
});

const control = controlCaller(() => backend);

describe('POST /__control/clock', () => {
  it('moves the clock that sessions and codes go by', async () => {
    const caller = await backend.signedIn(2);

    await control('POST', '/__control/clock', { body: { offset_ms: 400 * DAY_MS } });
    const later = await caller.send('GET', '/session');
    await control('POST', '/__control/clock', { body: { offset_ms: 0 } });
    const again = await caller.send('GET', '/session');

    expect([later.status, again.status]).toEqual([401, 200]);
  });

  it('moves it in every process of the database', async () => {
    const other = createClock(backend.db, () => new Date(0));

    await control('POST', '/__control/clock', { body: { offset_ms: DAY_MS } });
    await other.refresh();

    expect(other.now()).toEqual(new Date(DAY_MS));
  });

  it('says where it stands, and stands right again after a reset', async () => {
    const moved = await control('POST', '/__control/clock', { body: { offset_ms: DAY_MS } });
    const read = await control('GET', '/__control/clock');
    await control('POST', '/__control/reset');
    const reset = await control('GET', '/__control/clock');

    expect([moved, read, reset].map(({ body }) => body)).toMatchObject([
      { offset_ms: DAY_MS },
      { offset_ms: DAY_MS },
      { offset_ms: 0 },
    ]);
  });

  it.each([{}, { offset_ms: 'soon' }, { offset_ms: 0.5 }, { offset_ms: 1e15 }])(
    'refuses %o',
    async (body) => {
      expect((await control('POST', '/__control/clock', { body })).status).toBe(400);
    },
  );
});
