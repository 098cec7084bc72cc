// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { knownUid } from './known-uid.ts';
import {
  createUid,
  hasSkippedProfiles,
  keepSkippedProfiles,
  keepUtmMark,
  readReloadMarks,
  writeReloadMarks,
} from './stored-marks.ts';

/** A storage of the browser that holds these entries. */
function storageOf(entries: Record<string, string> = {}) {
  return {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => {
      entries[key] = value;
    },
  };
}

const forbidden = {
  getItem: () => {
    throw new Error('Forbidden');
  },
  setItem: () => {
    throw new Error('Forbidden');
  },
};

describe('knownUid', () => {
  it('takes the uid of the address, else the fingerprint, else what is stored [START-008, QUERY-001, QUERY-002]', () => {
    const storage = storageOf({ uid: 'stored-uid' });

    expect(knownUid('?fingerprint=a-fingerprint&uid=query-uid', storage)).toBe('query-uid');
    expect(knownUid('?fingerprint=a-fingerprint', storage)).toBe('a-fingerprint');
    expect(knownUid('', storage)).toBe('stored-uid');
  });

  it('takes nothing that the service would refuse', () => {
    expect(knownUid('?uid=%3Cscript%3E', storageOf({ uid: 'short' }))).toBeUndefined();
    expect(knownUid('', forbidden)).toBeUndefined();
  });
});

describe('createUid', () => {
  it('makes a uid and keeps it under its name [STORE-001, START-006, START-039]', () => {
    const storage = storageOf();

    const uid = createUid(storage);

    expect(storage.getItem('uid')).toBe(uid);
    expect(knownUid('', storage)).toBe(uid);
  });

  it('makes one for this visit where nothing can be kept', () => {
    expect(createUid(forbidden)).toMatch(/^[\w-]{36}$/);
  });
});

describe('hasSkippedProfiles', () => {
  const nowMs = 1_000_000_000;
  const at = (ms: number) => storageOf({ skipProfiles: String(ms) });

  it('believes the cookie while the browser has it [STORE-006, STORE-009]', () => {
    expect(hasSkippedProfiles('a=1; skipProfiles=true', [], nowMs)).toBe(true);
    expect(hasSkippedProfiles('skipProfiles=false', [], nowMs)).toBe(false);
  });

  it('believes a storage for 240 minutes [STORE-007, STORE-008]', () => {
    const minutes = 60_000;

    expect(hasSkippedProfiles('', [storageOf(), at(nowMs - 239 * minutes)], nowMs)).toBe(true);
    expect(hasSkippedProfiles('', [at(nowMs - 240 * minutes), forbidden], nowMs)).toBe(false);
    expect(hasSkippedProfiles('', [storageOf({ skipProfiles: 'true' })], nowMs)).toBe(false);
  });
});

describe('keepSkippedProfiles', () => {
  it('leaves the mark in cookie and both storages for 240 minutes [STORE-006, STORE-007, STORE-008]', () => {
    const page = { cookie: '', location: { protocol: 'https:' } };
    const [local, session] = [storageOf(), storageOf()];

    keepSkippedProfiles(page, [local, forbidden, session], 1_000_000_000);

    expect(page.cookie).toBe('skipProfiles=true; Path=/; Max-Age=14400; SameSite=Lax; Secure');
    expect([local, session].map(({ getItem }) => getItem('skipProfiles'))).toEqual([
      '1000000000',
      '1000000000',
    ]);
    expect(hasSkippedProfiles('', [local], 1_000_000_001)).toBe(true);
  });
});

describe('keepUtmMark', () => {
  it('keeps the marks of a campaign in the place of earlier ones [STORE-002]', () => {
    const storage = storageOf({ utm_mark: '{"utm_source":"mail","query":"utm_source=mail"}' });

    keepUtmMark(storage, { utm_campaign: 'autumn', query: 'utm_campaign=autumn' });

    expect(JSON.parse(storage.getItem('utm_mark') ?? '')).toEqual({
      utm_campaign: 'autumn',
      query: 'utm_campaign=autumn',
    });
    expect(() => keepUtmMark(forbidden, { query: '' })).not.toThrow();
  });
});

describe('readReloadMarks', () => {
  it('reads what was written, and nothing else', () => {
    const storage = storageOf();
    const marks = { lost: { count: 2, atMs: 7 } };

    expect(readReloadMarks(storage)).toEqual({});
    writeReloadMarks(storage, marks);
    expect(readReloadMarks(storage)).toEqual(marks);
    expect(readReloadMarks(storageOf({ 'foyer.reloads': '{"lost":null}' }))).toEqual({});
    expect(readReloadMarks(storageOf({ 'foyer.reloads': '<' }))).toEqual({});
  });

  it('says so when the browser forbids it, because a page without a memory is slow', () => {
    expect(() => readReloadMarks(forbidden)).toThrow('Forbidden');
  });
});
