import type { ShortPlayerProps } from '@foyer/player/short';
import { renderWithLabel } from '@foyer/ui/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as v from 'valibot';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { findCampaign } from '../../campaign-registry.ts';
import { titleItems } from '../../parts/title-items.fixtures.ts';
import { preloadBlockFixture } from '../../preload-block.fixtures.ts';
import Block from './player-playlist.block.ts';
import { clipCards, playerPlaylistFixture as fixture } from './player-playlist.fixtures.ts';
import { playerPlaylistSchema } from './player-playlist.schema.ts';

vi.mock('@foyer/player/short', () => ({
  ShortPlayer: ({ title, onEnded }: ShortPlayerProps) => (
    <button type="button" onClick={() => onEnded?.({} as never)}>
      {`Идёт ${title}`}
    </button>
  ),
}));

beforeAll(() => preloadBlockFixture(Block));
afterEach(cleanup);

const button = (name: string) => screen.findByRole('button', { name });
const current = () => screen.getByRole('button', { current: true }).textContent;
const read = (cards: readonly unknown[], items: readonly unknown[] = []) => {
  const block = { ...fixture, custom_data: { title: 'Трейлеры', cards }, items };
  const result = v.safeParse(playerPlaylistSchema, block);
  return result.success ? result.output.clips : undefined;
};

/** Shows the block, its first clip at its end, with a clock that stands still. */
async function showFirstEnd() {
  await renderWithLabel(<Block block={fixture} />);
  await userEvent.click(await button('Смотреть «Кассиопея»'));
  const playing = await button('Идёт Кассиопея');
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  fireEvent.click(playing);
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

describe('block name:playerPlaylist', () => {
  it('plays several clips on one stage, the list marking the one that is on it [BLOCK-041]', async () => {
    expect(findCampaign(fixture)).toBeDefined();
    await renderWithLabel(<Block block={fixture} />);
    await screen.findByRole('region', { name: 'Трейлеры подряд' });
    expect(current()).toBe('Кассиопея');

    await userEvent.click(await button('Лето в Гюмри'));

    expect(await button('Идёт Лето в Гюмри')).toBeTruthy();
    expect(current()).toBe('Лето в Гюмри');
  });

  it('begins the next one five seconds after the end', async () => {
    await showFirstEnd();
    expect(screen.getByText('Дальше: «Тихая вода»')).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toBe('через 5 с');

    for (const left of [4, 3, 2, 1]) {
      await pass(1);
      expect(screen.getByRole('timer').textContent).toBe(`через ${left} с`);
    }
    await pass(1);

    expect(screen.getByRole('button', { name: 'Идёт Тихая вода' })).toBeTruthy();
    expect(current()).toBe('Тихая вода');
  });

  it('stays where it is once that is stopped', async () => {
    await showFirstEnd();
    fireEvent.click(screen.getByRole('button', { name: 'Остановить' }));
    await pass(10);

    expect(current()).toBe('Кассиопея');
    expect(screen.getByRole('button', { name: 'Смотреть снова' })).toBeTruthy();
  });

  it('goes no further than the last one', async () => {
    await renderWithLabel(<Block block={fixture} />);
    await userEvent.click(await button('Город после дождя'));
    await userEvent.click(await button('Идёт Город после дождя'));

    expect(await button('Смотреть снова')).toBeTruthy();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('moves in the list by arrow keys', async () => {
    await renderWithLabel(<Block block={fixture} />);
    (await button('Кассиопея')).focus();

    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('Тихая вода');
    await userEvent.keyboard('{End}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Город после дождя');
  });

  it('plays the trailers of its titles where it has no cards, and needs two', () => {
    expect(read([], titleItems(2))?.map(({ source }) => source)).toEqual([
      { titleId: 'gorod-posle-dozhdya-0' },
      { titleId: 'tihaya-voda-1' },
    ]);
    expect(read(clipCards(20))).toHaveLength(12);
    expect(read([...clipCards(2), { id: 'x', title: 'Без видео' }])).toHaveLength(2);
    expect(read(clipCards(1))).toBeUndefined();
  });

  it('has numbered contents in the other label', async () => {
    await renderWithLabel(<Block block={fixture} />, { label: 'alternate' });

    await screen.findByRole('region');
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual(['1Кассиопея', '2Тихая вода', '3Лето в Гюмри', '4Город после дождя']);
  });
});
