import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { makeGuide } from './guide.fixtures.ts';
import { dayRange } from './guide-time.ts';
import type { GuideProps, GuideSpot } from './guide.types.ts';
import Timeline from './timeline.tsx';

beforeEach(() => {
  // A window of a desktop: phones have one channel at a time.
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(cleanup);

const render = (props: Partial<GuideProps> = {}) =>
  renderWithLabel(<Timeline {...makeGuide()} {...props} />, { label: 'main' });

/** Where Tab leads to. */
const active = () => {
  const link = document.querySelector<HTMLElement>('[data-active]');
  return link && { row: link.dataset['row'], time: link.dataset['time'] };
};

describe('the guide as a timeline', () => {
  it('opens at the place that was left, which it tells', async () => {
    const onSpotChange = vi.fn<(spot: GuideSpot) => void>();
    const { unmount } = await render({ onSpotChange });
    const grid = await screen.findByRole('grid');
    for (const code of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight']) {
      fireEvent.keyDown(grid, { code });
    }
    const left = active();
    const [spot] = onSpotChange.mock.lastCall ?? [];
    expect([left?.row, spot?.channelId]).toEqual(['2', 'arena']);
    unmount();

    await render({ ...(spot && { spot }) });
    await screen.findByRole('grid');
    expect(active()).toEqual(left);
  });

  it('opens past midnight as well, while the day before is still in view', async () => {
    const guide = makeGuide();
    const [channel] = guide.channels;
    const time = dayRange(guide.date, guide.timeZone).to + 60;
    if (!channel) throw new Error('the guide has channels');

    await render({ spot: { channelId: channel.id, time } });
    await screen.findByRole('grid');

    const { programmes } = guide.programmesOf(channel.id, { from: time, to: time + 1 });
    const wanted = programmes.find(({ startTime, endTime }) => startTime <= time && endTime > time);
    expect(active()?.time).toBe(String(wanted?.startTime));
  });

  it('fetches the picture it opens with before others, and those of the way through it in their turn', async () => {
    await render();
    const grid = await screen.findByRole('grid');
    const picture = () => document.querySelector('section img');
    expect(picture()?.getAttribute('loading')).toBe('eager');

    fireEvent.keyDown(grid, { code: 'ArrowDown' });

    expect(picture()?.getAttribute('loading')).toBe('lazy');
  });

  it('opens with the picture of the place that was left, which is fetched before others as well', async () => {
    const guide = makeGuide();
    const channelId = guide.channels[3]?.id;
    if (channelId === undefined) throw new Error('the guide has four channels');

    await render({ spot: { channelId, time: guide.now } });
    await screen.findByRole('grid');

    expect(document.querySelector('section img')?.getAttribute('loading')).toBe('eager');
  });
});
