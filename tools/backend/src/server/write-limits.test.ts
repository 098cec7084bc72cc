import { describe, expect, it } from 'vitest';
import { readLimits } from '../config-limits.ts';
import { createWriteLimits } from './write-limits.ts';

const network = '203.0.113.5';
const open = (env: Record<string, string>) => createWriteLimits(readLimits(env));
const refused = (seconds: number) =>
  expect.objectContaining({ error: 'tooManyCalls', retryAfterSeconds: seconds });

describe('createWriteLimits', () => {
  it('holds one session back, and not its neighbours behind the same address', () => {
    const writes = open({ LIMIT_WRITES_PER_SESSION: '3', LIMIT_WRITES_PER_ADDRESS: '8' });
    const flood = () => writes.count({ network, token: 'flood' }, 0);
    for (let call = 0; call < 3; call += 1) flood();

    for (let call = 0; call < 50; call += 1) expect(flood).toThrow(refused(60));

    // Five more of the address are left: what was refused to one was not taken from the others.
    for (const token of ['a', 'b', 'c', 'd', 'e']) writes.count({ network, token }, 0);
    expect(() => writes.count({ network, token: 'f' }, 0)).toThrow(refused(60));
    writes.count({ network: '203.0.113.6', token: 'f' }, 0);
    writes.count({ network, token: 'flood' }, 60_000);
  });

  it('counts those without a session together, and those with an invented one', () => {
    const writes = open({ LIMIT_WRITES_WITHOUT_SESSION: '2' });
    writes.count({ network, token: undefined }, 0);
    writes.countUnknown({ network, token: undefined }, 0);
    writes.countUnknown({ network, token: 'invented' }, 0);

    expect(() => writes.countUnknown({ network, token: 'another' }, 0)).toThrow(refused(60));
    expect(() => writes.count({ network, token: undefined }, 0)).toThrow(refused(60));
    writes.count({ network, token: 'real' }, 0);
  });

  it('does not wait for a clock that was a day ahead and was set back', () => {
    const writes = open({ LIMIT_WRITES_PER_SESSION: '1' });
    const dayMs = 24 * 3600 * 1000;
    writes.count({ network, token: 'a' }, dayMs);

    writes.count({ network, token: 'a' }, 0);

    expect(() => writes.count({ network, token: 'a' }, 0)).toThrow(refused(60));
  });

  it('has places for so many changes at the same time', () => {
    const writes = open({ LIMIT_WRITES_AT_ONCE: '2' });
    const first = writes.begin();
    writes.begin();

    expect(() => writes.begin()).toThrow(refused(2));
    first();
    writes.begin();
    expect(() => writes.begin()).toThrow(refused(2));
  });
});
