import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('readOptions', () => {
  it('reads lists and numbers', () => {
    const suites = '--suite startup,leak --runs 1 --peers ours,ours-hls --mbps 1.5,50 --quick';
    const options = readOptions([...suites.split(' '), '--faults', 'film middle: segment 404']);
    expect(options).toEqual({
      suites: ['startup', 'leak'],
      runs: 1,
      contestants: [
        { name: 'ours', page: 'ours' },
        { name: 'ours-hls', page: 'ours', query: 'engine=hls' },
      ],
      mbps: [1.5, 50],
      rtt: 40,
      isQuick: true,
      faults: ['film middle: segment 404'],
      jobs: 1,
    });
  });

  it('tries players with what passes, and with what lasts where that is wanted', () => {
    const lasting = 'film start: manifest 404 for good';
    expect(readOptions([]).faults).not.toContain(lasting);
    expect(readOptions(['--faults', 'all']).faults).toContain(lasting);
  });

  it('refuses what it does not know, and says what there is', () => {
    expect(() => readOptions(['--suite', 'speed'])).toThrow(
      'no suite is called "speed"; there are startup, drop, faults, leak, live.',
    );
    expect(() => readOptions(['--runs', 'many'])).toThrow('--runs takes numbers above 0');
  });
});
