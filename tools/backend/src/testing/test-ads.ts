import { afterAll, beforeAll } from 'vitest';
import { controlCaller } from './control-caller.ts';
import { startTestParties, type TestParties } from './test-parties.ts';
import { readVast, type ReadVast } from './vast-reader.ts';

/** An ad server that answers, and the control room beside it. */
export interface TestAds {
  /** Where it answers, with `/ads` at its end. */
  root: () => string;
  /** The address of a request. */
  address: (query: string) => string;
  /** Asks as the player does. */
  ask: (query: string) => Promise<ReadVast>;
  /** The answer as it is written. */
  text: (query: string) => Promise<string>;
  control: ReturnType<typeof controlCaller>;
  /** The entries of the book. */
  ledger: (query?: string) => Promise<Record<string, unknown>[]>;
}

/** Starts an ad server before the tests of a file, and ends it after them. */
export function withTestAds(): TestAds {
  let parties: TestParties;
  beforeAll(async () => {
    parties = await startTestParties();
  });
  afterAll(() => parties.listener.close(0));

  const control = controlCaller(() => parties.backend);
  const root = () => `${parties.url}/ads`;
  const address = (query: string) => `${root()}/vast?${query}`;
  return {
    root,
    address,
    ask: (query) => readVast(address(query)),
    text: async (query) => (await fetch(address(query))).text(),
    control,
    ledger: async (query = '') =>
      (await control('GET', `/__control/ads${query}`)).body as Record<string, unknown>[],
  };
}
