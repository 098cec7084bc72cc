/** Times of one address in milliseconds. */
export interface Latency {
  median: number;
  /** 95 of 100 calls were at least this quick. */
  p95: number;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Median and 95th percentile of some times. */
export function latencyOf(times: readonly number[]): Latency {
  const sorted = [...times].sort((left, right) => left - right);
  return { median: at(sorted, 0.5), p95: at(sorted, 0.95) };
}

async function timeCall(url: string, headers: Record<string, string>): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - startedAt;
}

const WARM_UP = 30;

/**
 * Calls several addresses in turn, so that what else the machine does falls on all of them alike.
 *
 * @param urls - By name; each name may have several addresses, which take turns.
 */
export async function measure(
  urls: Readonly<Record<string, readonly string[]>>,
  { rounds, headers = {} }: { rounds: number; headers?: Record<string, string> },
): Promise<Record<string, Latency>> {
  const times: Record<string, number[]> = {};
  for (let round = -WARM_UP; round < rounds; round += 1) {
    for (const [name, addresses] of Object.entries(urls)) {
      const url = addresses[(round + WARM_UP) % addresses.length] ?? '';
      const time = await timeCall(url, headers);
      if (round >= 0) (times[name] ??= []).push(time);
    }
  }
  return Object.fromEntries(
    Object.entries(times).map(([name, values]) => [name, latencyOf(values)]),
  );
}
