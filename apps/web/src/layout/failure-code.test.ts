import { ApiError, NetworkError } from '@foyer/client';
import { describe, expect, it } from 'vitest';
import { failureCode } from './failure-code.ts';

const config = { failureCode: '3-1-1000000', initialPage: '/movies' };
const nameless = new Error('Unexpected Server Error');

describe('failureCode', () => {
  it('is that of the load which failed on the server, on the page it was for', () => {
    expect(failureCode(nameless, '/movies', config)).toBe('3-1-1000000');
    expect(failureCode(nameless, '/series', config)).toBe('2-0');
  });

  it('is that of the error itself where it is known', () => {
    expect(failureCode(new ApiError('getMenu', 403), '/movies', config)).toBe('3-4-403');
    expect(failureCode(new NetworkError('getMenu', 'ERR_NETWORK'), '/movies', config)).toBe('2-8');
  });
});
