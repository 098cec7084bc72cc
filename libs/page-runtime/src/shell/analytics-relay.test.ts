// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hearAnalytics, tellAnalytics, type AnalyticsListener } from './analytics-relay.ts';

const shown = (messageId: string) => ({
  event: { type: 'message_shown', message_id: messageId } as const,
});
const first = new Date('2026-11-21T18:00:00Z');
const second = new Date('2026-11-21T18:00:07Z');

afterEach(() => {
  hearAnalytics(() => undefined)();
  vi.useRealTimers();
});

describe('tellAnalytics', () => {
  it('keeps what was said before anyone listens, with its moment', () => {
    vi.useFakeTimers({ now: first });
    tellAnalytics(shown('early'));
    vi.setSystemTime(second);
    const heard = vi.fn<AnalyticsListener>();

    const stop = hearAnalytics(heard);
    tellAnalytics(shown('late'));
    stop();
    tellAnalytics(shown('later'));

    expect(heard.mock.calls).toEqual([
      [shown('early'), first],
      [shown('late'), second],
    ]);
  });

  it('keeps no more than a hundred words', () => {
    for (let count = 0; count < 500; count += 1) tellAnalytics(shown(String(count)));
    const heard = vi.fn<AnalyticsListener>();

    hearAnalytics(heard)();

    expect(heard).toHaveBeenCalledTimes(100);
  });
});
