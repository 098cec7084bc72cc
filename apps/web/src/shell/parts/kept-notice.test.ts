// @vitest-environment node
import { expect, it } from 'vitest';
import { hasKeptNotice, isPurchaseFailed, keepNotice } from './kept-notice.ts';

/** A session storage. */
function memory() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

it('knows the toast of a failed payment from all others', () => {
  expect(isPurchaseFailed({ message: { key: 'notification.purchase_failed.message' } })).toBe(true);
  expect(isPurchaseFailed({ message: { key: 'error.default' } })).toBe(false);
  expect(isPurchaseFailed({ message: { html: 'notification.purchase_failed.message' } })).toBe(
    false,
  );
});

it('remembers it once, for the page that comes next', () => {
  const storage = memory();
  keepNotice(() => storage, 1000);

  expect([hasKeptNotice(() => storage, 2000), hasKeptNotice(() => storage, 2000)]).toEqual([
    true,
    false,
  ]);
});

it('forgets it on another visit, and where the browser forbids storage', () => {
  const storage = memory();
  keepNotice(() => storage, 1000);
  const forbidden = () => {
    throw new DOMException('No', 'SecurityError');
  };
  keepNotice(forbidden, 1000);

  expect(hasKeptNotice(() => storage, 62_000)).toBe(false);
  expect(hasKeptNotice(forbidden, 1000)).toBe(false);
});
