import { asc } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../testing/test-backend.ts';
import { insertAsJson } from './insert-as-json.ts';
import { accounts, profiles } from './schema.ts';

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend();
});

const text = `"${'\\'}' 🎬`;

const account = (id: string) => ({
  id,
  login: `${id}@films.example`,
  timeZone: 'Europe/Moscow',
  shows: { rus: text, eng: text, hye: text },
});

const rows = [
  account('one'),
  { ...account('two'), email: 'two@films.example', isDemo: true },
  { ...account('three'), phone: null, deviceLimit: 2 },
  { ...account('four'), phone: undefined },
];

const written = () => backend.db.select().from(accounts).orderBy(asc(accounts.id));

describe('insertAsJson', () => {
  it('writes what drizzle writes, each row with the defaults of what it leaves out', async () => {
    const { db } = backend;
    await db.delete(profiles);
    await db.delete(accounts);
    await db.insert(accounts).values(rows);
    const expected = await written();
    await db.delete(accounts);

    await insertAsJson(db, accounts, rows);

    expect(expected).toHaveLength(4);
    expect(await written()).toEqual(expected);
  });

  it('writes nothing for no rows', async () => {
    const before = await written();

    await insertAsJson(backend.db, accounts, []);

    expect(await written()).toEqual(before);
  });
});
