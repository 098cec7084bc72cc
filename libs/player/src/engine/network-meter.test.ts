import { describe, expect, it } from 'vitest';
import { createNetworkMeter } from './network-meter.ts';

/** A meter and a network whose clock is moved by hand. */
function network() {
  let time = 0;
  const meter = createNetworkMeter(() => time);
  const wait = (ms: number) => {
    time += ms;
  };
  /** Transfers side by side that share so many bits per second for so many seconds. */
  const bring = (bitsPerSecond: number, seconds: number, transfers = 1) => {
    const running = Array.from({ length: transfers }, () => meter.watch());
    for (let step = 0; step < seconds * 10; step += 1) {
      wait(100);
      for (const { came } of running) came(bitsPerSecond / 80 / transfers);
    }
    for (const { end } of running) end();
  };
  return { meter, wait, bring };
}

const megabits = (estimate: number | undefined) => Math.round((estimate ?? 0) / 100_000) / 10;

describe('createNetworkMeter', () => {
  it('knows nothing at first, nor from a few bytes', () => {
    const { meter, bring } = network();
    bring(100_000, 1);
    expect(meter.estimate()).toBeUndefined();
  });

  it('measures the whole link where several transfers share it', () => {
    const { meter, bring } = network();
    bring(5_000_000, 3, 2);
    expect(meter.estimate()).toBeCloseTo(5_000_000, -6);
  });

  it('counts no time in which nothing was asked for', () => {
    const { meter, bring, wait } = network();
    bring(5_000_000, 3);
    wait(60_000);
    bring(5_000_000, 1);
    expect(megabits(meter.estimate())).toBe(5);
  });

  it('believes a fall within some seconds, and a rise later', () => {
    const { meter, bring } = network();
    bring(5_000_000, 20);
    bring(700_000, 4);
    expect(megabits(meter.estimate())).toBeLessThan(1.5);
    bring(700_000, 16);
    bring(5_000_000, 4);
    expect(megabits(meter.estimate())).toBeLessThan(3);
    bring(5_000_000, 16);
    expect(megabits(meter.estimate())).toBeGreaterThan(4.5);
  });

  it('counts silence within a transfer', () => {
    const { meter, bring, wait } = network();
    bring(5_000_000, 5);
    const silent = meter.watch();
    wait(4_000);
    silent.end();
    expect(megabits(meter.estimate())).toBeLessThan(1);
  });

  it('counts what came by another way', () => {
    const { meter } = network();
    meter.add(625_000, 1_000);
    expect(megabits(meter.estimate())).toBe(5);
  });
});
