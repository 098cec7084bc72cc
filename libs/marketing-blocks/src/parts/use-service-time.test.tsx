import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { offerPageServices, type PageServices } from '../page-services.ts';
import { useServiceTime } from './use-service-time.ts';

afterEach(cleanup);

/** A programme of the year 2001, in seconds. */
const begin = 1_000_000_000;
const end = begin + 600;

function Clock({ until }: { until?: number }) {
  return <output>{useServiceTime(begin, until)}</output>;
}

/** What a page shows whose device has this clock, in seconds after the programme's begin. */
function shown(deviceSeconds: number, until?: number): number {
  vi.useFakeTimers({ toFake: ['Date'], now: (begin + deviceSeconds) * 1000 });
  onTestFinished(() => void vi.useRealTimers());
  render(<Clock {...(until !== undefined && { until })} />);
  return Number(screen.getByRole('status').textContent) - begin;
}

function serve(services: Partial<PageServices>): void {
  onTestFinished(offerPageServices(async () => services as PageServices));
}

describe('useServiceTime', () => {
  it('believes the device within what the service says is on air', () => {
    expect(shown(200, end)).toBe(200);
  });

  it('believes no device that is ahead or behind of it', () => {
    expect(shown(2400, end)).toBe(600);
    cleanup();
    expect(shown(-10_800, end)).toBe(0);
  });

  it('leaves the device no say where the block gives one moment alone', () => {
    expect(shown(200)).toBe(0);
  });

  it('goes by the service’s clock from the first answer on', async () => {
    serve({ isServiceTimeKnown: () => true, serviceNow: () => (begin + 300) * 1000 });
    shown(2400, end);
    await vi.waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe(String(begin + 300)),
    );
  });

  it('takes the page’s clock for the device’s until an answer has set it', async () => {
    serve({ isServiceTimeKnown: () => false, serviceNow: () => Date.now() });
    shown(2400, end);
    await new Promise((go) => setTimeout(go));
    expect(screen.getByRole('status').textContent).toBe(String(end));
  });
});
