import { expect, it } from 'vitest';
import { createWorld } from '../world.ts';
import { fuzz } from './fuzz.ts';

const { FUZZ_REQUESTS = '3000', FUZZ_SEED } = process.env;
const requests = Number(FUZZ_REQUESTS);
// The long run meets other requests each time; its title says how to make them again.
const seed = Number(FUZZ_SEED ?? (requests > 3000 ? Math.floor(Math.random() * 1e9) : 1));

it(`answers ${requests} made-up requests by its contract and without a fault of its own (FUZZ_SEED=${seed})`, async () => {
  const { faults, statuses } = await fuzz(createWorld, { seed, requests });

  expect({ faults, statuses }).toMatchObject({ faults: [] });
  // Without calls that come through the checks nothing would be shown.
  expect(statuses['200']).toBeGreaterThan(requests / 10);
}, 3_600_000);
