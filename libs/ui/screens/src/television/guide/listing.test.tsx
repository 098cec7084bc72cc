import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { makeGuide, timeZone } from './guide.fixtures.ts';
import { dayRange } from './guide-time.ts';
import type { GuideProps } from './guide.types.ts';
import Listing from './listing.tsx';

const render = (props: Partial<GuideProps> = {}) =>
  renderWithLabel(<Listing {...makeGuide()} {...props} />, { label: 'alternate' });

const columnNames = () =>
  screen.getAllByRole('region').map((column) => column.getAttribute('aria-label'));

describe('the guide as a listing', () => {
  it('shows a spread of channels and turns it', async () => {
    await render();
    const next = await screen.findByRole('button', { name: 'Следующие каналы' });
    const before = columnNames();
    await userEvent.click(next);
    expect(before.slice(0, 2)).toEqual(['Немой экран', 'Вестник 24']);
    expect(columnNames()).not.toContain('Немой экран');
  });

  it('opens at the spread that was left, which it tells', async () => {
    const onSpotChange = vi.fn();
    const { unmount } = await render({ onSpotChange });
    await userEvent.click(await screen.findByRole('button', { name: 'Следующие каналы' }));
    const left = columnNames();
    const [[spot] = []] = onSpotChange.mock.calls;
    unmount();

    await render({ spot });
    await screen.findByRole('button', { name: 'Следующие каналы' });
    expect(columnNames()).toEqual(left);
  });

  it('marks what is on air and links to watch it', async () => {
    await render();
    const list = await screen.findByRole('list', { name: 'Немой экран' });
    const onAir = within(list).getByRole('progressbar').closest('li');
    expect(onAir?.querySelector('time')?.textContent).toBe('19:15');
    expect(
      within(list)
        .getByRole('link', { name: /^Смотреть эфир/u })
        .getAttribute('href'),
    ).toMatch(/\/player$/u);
  });

  it('goes back through the day', async () => {
    await render();
    await userEvent.click(await screen.findByRole('button', { name: 'Раньше' }));
    const list = screen.getByRole('list', { name: 'Немой экран' });
    const times = [...list.querySelectorAll('time')].map(({ textContent }) => textContent);
    expect(times.every((time) => time >= '13:25' && time < '19:25')).toBe(true);
    expect(times.length).toBeGreaterThan(3);
  });

  it('asks for the whole day of the channels in view, once it rests', async () => {
    const onRangeNeeded = vi.fn();
    await render({ onRangeNeeded });
    await vi.waitFor(() => expect(onRangeNeeded).toHaveBeenCalledOnce());
    expect(onRangeNeeded.mock.calls[0]).toEqual([
      {
        channelIds: expect.arrayContaining(['nemoy-ekran', 'vestnik-24']) as string[],
        range: dayRange('2025-11-21', timeZone),
      },
    ]);
  });

  it('asks again for a channel that did not come', async () => {
    const onRetry = vi.fn();
    await render({
      onRetry,
      programmesOf: (id) => ({ status: id === 'vestnik-24' ? 'error' : 'ready', programmes: [] }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
    expect(onRetry.mock.calls).toEqual([['vestnik-24']]);
  });

  it('says that there are no channels', async () => {
    await render({ channels: [] });
    expect(await screen.findByText('Каналов здесь нет')).toBeTruthy();
  });
});
