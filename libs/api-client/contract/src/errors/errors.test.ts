import { describe, expect, it } from 'vitest';
import { errorCodes, errorStatuses } from './error-codes.ts';
import { isApiError, isNetworkError } from './failures.ts';

const named = (name: string, fields: object) =>
  Object.assign(new Error('failed'), { name }, fields);

describe('errorCodes', () => {
  it('gives every error a number of its own and a status of 400 to 599', () => {
    const codes = Object.values(errorCodes);
    const statuses = Object.values(errorStatuses);

    expect(new Set(codes).size).toBe(codes.length);
    expect(Object.keys(errorStatuses).sort()).toEqual(Object.keys(errorCodes).sort());
    expect(statuses.filter((status) => status < 400 || status > 599)).toEqual([]);
  });

  it('answers with 401 only what ends the session', () => {
    const unauthorised = Object.entries(errorStatuses).filter(([, status]) => status === 401);

    expect(unauthorised.map(([name]) => name)).toEqual(['sessionMissing', 'sessionStale']);
  });
});

describe('isApiError', () => {
  it('knows a refusal by its kind and, when asked, by its code', () => {
    const error = named('ApiError', { code: errorCodes.pinRequired });

    expect(isApiError(error)).toBe(true);
    expect(isApiError(error, errorCodes.pinRequired)).toBe(true);
    expect(isApiError(error, errorCodes.notForProfile)).toBe(false);
  });

  it('takes nothing else for a refusal', () => {
    const others = [new Error('x'), named('NetworkError', {}), { name: 'ApiError' }, null, 'text'];

    expect(others.filter((other) => isApiError(other))).toEqual([]);
  });
});

describe('isNetworkError', () => {
  it('knows the lack of an answer', () => {
    expect(isNetworkError(named('NetworkError', { reason: 'ERR_NETWORK' }))).toBe(true);
    expect(isNetworkError(named('ApiError', { code: 1 }))).toBe(false);
    expect(isNetworkError(undefined)).toBe(false);
  });
});
