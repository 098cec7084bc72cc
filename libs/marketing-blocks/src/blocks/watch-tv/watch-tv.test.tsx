import { programmeShortFixture } from '@foyer/contract/fixtures';
import { renderWithLabel } from '@foyer/ui/testing';
import { act, cleanup, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { offerPageServices, type PageServices } from '../../page-services.ts';
import { findBlock } from '../../registry.ts';
import Block from './watch-tv.block.ts';
import { nextItem, programmeItems, watchTvFixture as fixture } from './watch-tv.fixtures.ts';
import { watchTvSchema } from './watch-tv.schema.ts';

afterEach(cleanup);

const { start_time, end_time } = programmeShortFixture;
const countOf = (items: readonly unknown[]) => {
  const read = v.safeParse(watchTvSchema, { ...fixture, items });
  return read.success ? read.output.channels.length : undefined;
};
const passed = () =>
  screen.getAllByRole<HTMLProgressElement>('progressbar').map(({ value }) => value);

describe('block tag:watch_tv', () => {
  it('leads to each channel and to the guide, chosen by its tag [BLOCK-020]', async () => {
    expect(findBlock(fixture)).toBeDefined();
    await renderWithLabel(<Block block={{ ...fixture, items: programmeItems(4) }} />);

    await screen.findByRole('region', { name: 'Телевидение без антенны' });
    const links = await screen.findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/tv/pervyy-ekran',
      '/tv/uliki',
      '/tv/ararat',
      '/tv/nemoy-ekran',
      '/tv',
    ]);
    expect(screen.getAllByText('12+')).toHaveLength(4);
  });

  it('goes by the service’s clock and not by that of the device', async () => {
    const half = (start_time + end_time) / 2;
    const serviceNow = () => half * 1000;
    onTestFinished(
      offerPageServices(
        async () =>
          ({ serviceNow, isServiceTimeKnown: () => true }) as Partial<PageServices> as PageServices,
      ),
    );
    await renderWithLabel(<Block block={{ ...fixture, items: programmeItems(4) }} />);

    await vi.waitFor(() => expect(passed()).toEqual([50, 50, 50, 50]));
  });

  it('shows what follows from the end of a programme on, without a reload', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const items = [...programmeItems(4), nextItem];
    await renderWithLabel(<Block block={{ ...fixture, items }} />);
    expect(await screen.findAllByRole('link', { name: 'Итоги дня' })).toHaveLength(4);

    await act(() => vi.advanceTimersByTimeAsync((end_time - start_time + 15) * 1000));

    expect(screen.queryByRole('link', { name: 'Итоги дня' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Метрополис' })).toBeTruthy();
    // Of the others the block does not know what follows.
    expect(screen.getByRole('link', { name: 'Улики' })).toBeTruthy();
  });

  it('shows four to twelve channels, without broken programmes', () => {
    expect(countOf(programmeItems(3))).toBeUndefined();
    expect(countOf([{ type: 'epg', epg: {} }, ...programmeItems(4)])).toBe(4);
    expect(countOf(programmeItems(15))).toBe(12);
  });

  it('is screens, or a listing that begins with the time, by the label', async () => {
    const block = { ...fixture, items: programmeItems(4) };
    const main = await renderWithLabel(<Block block={block} />);
    await screen.findAllByRole('link');
    expect(main.container.querySelector('article')?.textContent).toMatch(/^Итоги дня/u);
    main.unmount();

    const other = await renderWithLabel(<Block block={block} />, { label: 'alternate' });
    await screen.findAllByRole('link');
    expect(other.container.querySelector('article')?.textContent).toMatch(/^\d\d:\d\dИтоги дня/u);
  });
});
