import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestBackend, type TestBackend } from '../testing/test-backend.ts';

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend();
});

afterEach(() => backend.close());

async function ready(): Promise<unknown[]> {
  const answer = await backend.app.request('/ready');
  return [answer.status, await answer.json()];
}

const allOk = [200, { status: 'ready', checks: { database: 'ok', catalogue: 'ok', disk: 'ok' } }];

const lacks = (word: object): unknown[] => [
  503,
  { status: 'not ready', checks: { database: 'ok', catalogue: 'ok', disk: 'ok', ...word } },
];

const untilReady = () => vi.waitFor(async () => expect(await ready()).toEqual(allOk), 5000);

describe('/ready', () => {
  it('is refused until the catalogue was read', async () => {
    const before = await ready();

    backend.readCatalogue();
    await untilReady();

    expect(before).toEqual(lacks({ catalogue: 'not read' }));
  });

  it('comes when a catalogue can be read at last', async () => {
    await backend.db.execute(sql`alter table facts rename to facts_away`);
    try {
      backend.readCatalogue();
      await vi.waitFor(() => expect(backend.printed.join()).toContain('could not be read'));
      expect(await ready()).toEqual(lacks({ catalogue: 'not read' }));
    } finally {
      await backend.db.execute(sql`alter table facts_away rename to facts`);
    }

    await untilReady();
  });

  it('is refused while the disk is full', async () => {
    backend.readCatalogue();
    await untilReady();

    symlinkSync('/dev/full', join(backend.config.dataDir, 'disk-check'));
    await vi.waitFor(async () => expect(await ready()).toEqual(lacks({ disk: 'full' })), 5000);

    await untilReady();
  });

  it('is refused while nothing is left to ask the database over', async () => {
    backend.readCatalogue();
    await untilReady();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));

    const transactions = Array.from({ length: 10 }, () => backend.db.transaction(() => held));
    try {
      await vi.waitFor(
        async () => expect(await ready()).toEqual(lacks({ database: 'no answer' })),
        5000,
      );
    } finally {
      release();
      await Promise.all(transactions);
    }

    await untilReady();
  });

  it('is refused at once when the service is told to stop', async () => {
    backend.readCatalogue();
    await untilReady();

    backend.readiness.stop();

    expect(await ready()).toEqual([503, { status: 'not ready', checks: { process: 'stopping' } }]);
  });
});

describe('/live', () => {
  it('answers, whatever the service lacks', async () => {
    backend.readiness.stop();

    const answer = await backend.app.request('/live');

    expect([answer.status, await answer.json()]).toEqual([200, { status: 'live' }]);
  });
});
