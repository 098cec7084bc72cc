import { describe, expect, it } from 'vitest';
import { startBareHandler } from './bare-handler.ts';
import { latencyOf, measure } from './latency.ts';

describe('latencyOf', () => {
  it('takes median and 95th percentile in order of size', () => {
    const times = Array.from({ length: 100 }, (_, index) => 100 - index);

    expect(latencyOf(times)).toEqual({ median: 51, p95: 96 });
  });
});

describe('measure', () => {
  it('times every address by its name', async () => {
    const handler = await startBareHandler(Buffer.from('{}'));

    const latencies = await measure({ bare: [handler.url] }, { rounds: 3 });
    await handler.close();

    expect(Object.keys(latencies)).toEqual(['bare']);
    expect(latencies['bare']?.median).toBeGreaterThan(0);
  });

  it('stops at an answer that is no success', async () => {
    const handler = await startBareHandler(Buffer.from('{}'));
    await handler.close();

    await expect(measure({ bare: [handler.url] }, { rounds: 1 })).rejects.toThrow('fetch failed');
  });
});
