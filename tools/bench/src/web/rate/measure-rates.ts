import { say } from '@foyer/workspace/say';
import { middle } from '../../player/report/figures.ts';
import { load, type Load, type LoadOptions } from './load.ts';

/** Whoever serves the page, kept or drawn anew. */
export type Server = 'ours cached' | 'next cached' | 'ours uncached' | 'next uncached' | 'floor';

/** Middle of all rounds, by server. */
export type Rates = Readonly<Record<Server, Load>>;

/** What is asked for next, by server. */
export type RatedAddresses = Readonly<Record<Server, () => string>>;

/** Code that is called often is compiled in this time; it does not count, in seconds. */
const warmUpSeconds = 2;

/** The addresses of one page on our site, in the peer and on the floor. */
export function ratedAddresses(
  sites: { ours: string; next: string; floor: string },
  path: string,
): RatedAddresses {
  // An address that was never asked for is in no cache; each round goes on where the last one ended.
  let asked = 0;
  return {
    'ours cached': () => sites.ours + path,
    'next cached': () => `${sites.next}/`,
    'ours uncached': () => `${sites.ours}${path}?bench=${asked++}`,
    'next uncached': () => `${sites.next}/uncached`,
    floor: () => sites.floor + path,
  };
}

/** Loads one server after another, in another order every round. */
export async function measureRates(
  addresses: RatedAddresses,
  { rounds, ...options }: LoadOptions & { rounds: number },
): Promise<Rates> {
  const servers = Object.keys(addresses) as Server[];
  const loads = Object.fromEntries(servers.map((name) => [name, [] as Load[]]));
  for (const name of servers) {
    await load(addresses[name], { ...options, seconds: warmUpSeconds });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < servers.length; turn += 1) {
      const name = servers[(turn + round) % servers.length] as Server;
      loads[name]?.push(await load(addresses[name], options));
    }
    say(`round ${round + 1} of ${rounds} of answers per second`);
  }
  const middleOf = (name: Server): Load => ({
    perSecond: middle(loads[name]?.map(({ perSecond }) => perSecond) ?? []) ?? 0,
    bytes: middle(loads[name]?.map(({ bytes }) => bytes) ?? []) ?? 0,
  });
  return Object.fromEntries(servers.map((name) => [name, middleOf(name)])) as Rates;
}
