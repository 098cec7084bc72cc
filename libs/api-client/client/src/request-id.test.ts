import { afterEach, describe, expect, it, vi } from 'vitest';
import { newRequestId } from './request-id.ts';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('newRequestId', () => {
  it('is a UUID that no other call has', () => {
    expect(newRequestId()).toMatch(uuid);
    expect(newRequestId()).not.toBe(newRequestId());
  });

  it('is one also where pages have no TLS', () => {
    const { crypto } = globalThis;
    vi.stubGlobal('crypto', {
      getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
    });

    expect(newRequestId()).toMatch(uuid);
    expect(newRequestId()).not.toBe(newRequestId());
  });
});
