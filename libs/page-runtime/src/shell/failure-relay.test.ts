import { ApiError } from '@foyer/client';
import { describe, expect, it, vi } from 'vitest';
import { createFailureRelay } from './failure-relay.ts';

const failure = new ApiError('getMenu', 503);
const place = { method: 'GET', path: '/menu', beganAtMs: 0 };

describe('createFailureRelay', () => {
  it('keeps what fails before the session is there', () => {
    const relay = createFailureRelay();
    const start = vi.fn();
    relay.onUnheard(start);
    relay.report(failure, place);
    expect(start).toHaveBeenCalledTimes(1);
    const heard = vi.fn();

    relay.listen(heard);
    relay.report(failure, place);

    expect(heard.mock.calls).toEqual([[{ failure, place }], [{ failure, place }]]);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('asks for a listener also when the failure came first', () => {
    const relay = createFailureRelay();
    relay.report(failure, place);
    const start = vi.fn();

    relay.onUnheard(start);

    expect(start).toHaveBeenCalledTimes(1);
  });

  it('keeps a few of a flood', () => {
    const relay = createFailureRelay();
    for (let count = 0; count < 100; count += 1) relay.report(failure, place);
    const heard = vi.fn();

    relay.listen(heard);

    expect(heard).toHaveBeenCalledTimes(20);
  });
});
