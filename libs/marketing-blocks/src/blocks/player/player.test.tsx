import type { ShortPlayerProps } from '@foyer/player/short';
import { renderWithLabel } from '@foyer/ui/testing';
import { trailerAssetFixture } from '@foyer/contract/fixtures';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { findCampaign } from '../../campaign-registry.ts';
import { fakePageServices } from '../../page-services.fixtures.ts';
import { offerPageServices } from '../../page-services.ts';
import { preloadBlockFixture } from '../../preload-block.fixtures.ts';
import Block from './player.block.ts';
import { playerFixture as fixture } from './player.fixtures.ts';

const player = vi.hoisted(() => ({ isLoaded: false, asset: undefined as unknown }));
vi.mock('@foyer/player/short', () => {
  player.isLoaded = true;
  return {
    ShortPlayer: ({ asset, onEnded }: ShortPlayerProps) => {
      player.asset = asset;
      return (
        <button type="button" onClick={() => onEnded?.({} as never)}>
          Конец
        </button>
      );
    },
  };
});

beforeAll(() => preloadBlockFixture(Block));
afterEach(cleanup);

const play = () => screen.findByRole('button', { name: 'Смотреть «Город после дождя»' });
const end = () => screen.findByRole('button', { name: 'Конец' });

describe('block name:player', () => {
  it('shows a picture with one button, and loads the player on the press [BLOCK-040]', async () => {
    expect(findCampaign(fixture)).toBeDefined();
    const { container } = await renderWithLabel(<Block block={fixture} />);
    await screen.findByRole('region', { name: 'Минута, чтобы понять' });
    expect(container.querySelector('img')?.getAttribute('src')).toMatch('gorod-posle-dozhdya');
    const button = await play();
    expect(player.isLoaded).toBe(false);

    await userEvent.click(button);

    await end();
    expect(player.isLoaded).toBe(true);
    expect(player.asset).toMatchObject({
      urls: {
        dash: '/api/v1/origin/trailer/manifest.mpd',
        hls: '/api/v1/origin/trailer/variant.m3u8',
      },
    });
    expect(container.querySelector('[tabindex="-1"]')).toBe(document.activeElement);
    expect(screen.queryByRole('button', { name: /^Смотреть/u })).toBeNull();
  });

  it('ends in the way to its title, and in the beginning', async () => {
    await renderWithLabel(<Block block={fixture} />);
    await userEvent.click(await play());
    await userEvent.click(await end());

    const link = await screen.findByRole('link', { name: 'О фильме' });
    expect(link.getAttribute('href')).toBe('/movies/gorod-posle-dozhdya');
    expect(document.activeElement?.textContent).toBe('Город после дождя');
    await userEvent.click(screen.getByRole('button', { name: 'Смотреть снова' }));
    await end();
  });

  it('plays the trailer of a title where the address is not to be taken as it is', async () => {
    const findTrailer = vi.fn(async () => trailerAssetFixture);
    onTestFinished(offerPageServices(async () => fakePageServices({ findTrailer })));
    const custom_data = { ...fixture.custom_data, use_original_source: false };
    await renderWithLabel(<Block block={{ ...fixture, custom_data }} />);
    await userEvent.click(await play());

    await end();
    expect(findTrailer.mock.calls).toEqual([[{ idOrSlug: 'gorod-posle-dozhdya' }]]);
    expect(player.asset).toBe(trailerAssetFixture);
  });

  it('says so where there is nothing to play', async () => {
    onTestFinished(offerPageServices(async () => fakePageServices()));
    const custom_data = { title: 'Минута', url_id: 'gone' };
    await renderWithLabel(<Block block={{ ...fixture, custom_data }} />);
    await userEvent.click(await play());

    expect((await screen.findByRole('alert')).textContent).toBe('Видео не нашлось');
  });

  it('is the only one that plays on its page', async () => {
    await renderWithLabel(
      <>
        <Block block={fixture} />
        <Block block={{ ...fixture, custom_data: { ...fixture.custom_data, title: 'Другая' } }} />
      </>,
    );
    const [first, second] = await screen.findAllByRole('button', { name: /^Смотреть/u });
    if (!first || !second) throw new Error('No buttons');
    await userEvent.click(first);
    await end();
    await userEvent.click(second);

    await vi.waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Конец' })).toHaveLength(1),
    );
    expect(await play()).toBeTruthy();
  });

  it('has a caption in the other label, and is not shown without something to play', async () => {
    await renderWithLabel(<Block block={fixture} />, { label: 'alternate' });
    expect(await screen.findByRole('link', { name: 'Город после дождя: трейлер' })).toBeTruthy();
    cleanup();

    const custom_data = { title: 'Минута', video_url: 'javascript:alert(1)' };
    const { container } = await renderWithLabel(<Block block={{ ...fixture, custom_data }} />);
    expect(container.innerHTML).toBe('');
  });
});
