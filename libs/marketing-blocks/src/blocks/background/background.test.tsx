import { renderWithLabel } from '@foyer/ui/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { offerPageServices, type PageServices } from '../../page-services.ts';
import { findBlock } from '../../registry.ts';
import { mixedShelfFixture } from '../shelf/shelf.fixtures.ts';
import Block from './background.block.ts';
import { backgroundBlock, backgroundFixture } from './background.fixtures.ts';
import { backgroundSchema } from './background.schema.ts';

const startScrubFilm = vi.fn((_place: HTMLElement, _address: string) => ({
  follow: vi.fn(),
  close: vi.fn(),
}));
vi.mock(import('./scrub-film.ts'), () => ({ startScrubFilm }) as never);

let withdraw = () => {};
afterEach(() => {
  cleanup();
  withdraw();
  startScrubFilm.mockClear();
});
const serve = (deviceType: string) => {
  withdraw = offerPageServices(
    async () => ({ deviceType }) as Partial<PageServices> as PageServices,
  );
};
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

describe.each(['main', 'alternate'] as const)('the showcase of %s', (label) => {
  it('has the headline name over the line sub_name [BLOCK-050, BLOCK-059]', async () => {
    await renderWithLabel(<Block block={backgroundFixture} />, { label });
    const region = await screen.findByRole('region', { name: /^Космос рядом$/u });

    const heading = region.querySelector('h2');
    expect(heading?.querySelector('a')?.getAttribute('href')).toBe('/collections/den-kosmonavtiki');
    expect(heading?.nextElementSibling?.textContent).toBe('Листайте, и\u00A0ракета полетит');
  });

  it('shows titles by their stills, with their age [BLOCK-061]', async () => {
    await renderWithLabel(<Block block={backgroundFixture} />, { label });
    const items = await screen.findAllByRole('listitem');

    expect(items).toHaveLength(6);
    expect(items[1]?.querySelector('img')?.src).toContain('backdrop-tihaya-voda');
    expect(items[1]?.textContent).toContain('12+');
    expect(screen.getByRole('link', { name: 'Тихая вода' }).getAttribute('href')).toBe(
      '/movies/tihaya-voda',
    );
  });

  it('is walked by the arrow keys', async () => {
    await renderWithLabel(<Block block={backgroundFixture} />, { label });
    const first = await screen.findByRole('link', { name: 'Город после дождя' });
    await waitFor(() => {
      first.focus();
      fireEvent.keyDown(first, { key: 'ArrowRight' });
      expect(document.activeElement?.textContent).toBe('Тихая вода');
    });
  });
});

describe('the showcase before a film', () => {
  it('stands on both pictures, and gets the film between them [BLOCK-060]', async () => {
    serve('web');
    const { container } = await renderWithLabel(<Block block={backgroundFixture} />);
    await waitFor(() => expect(startScrubFilm).toHaveBeenCalled());

    const { custom_data: data } = backgroundFixture;
    const backdrop = container.querySelector('[aria-hidden="true"]');
    const stills = [...(backdrop?.querySelectorAll('img') ?? [])].map((img) =>
      img.getAttribute('src'),
    );
    expect(stills).toEqual([data?.video_image_bottom, data?.video_image_top]);
    const [[place, address] = []] = startScrubFilm.mock.calls;
    expect(place?.previousElementSibling?.getAttribute('src')).toBe(data?.video_image_bottom);
    expect(address).toBe(data?.video_url);
  });

  it('has none in the alternate device mode, and none in a label without movement [BLOCK-062]', async () => {
    serve('tv');
    await renderWithLabel(<Block block={backgroundFixture} />);
    await settle();
    cleanup();
    withdraw();
    serve('web');
    await renderWithLabel(<Block block={backgroundFixture} />, { label: 'alternate' });
    await settle();

    expect(startScrubFilm).not.toHaveBeenCalled();
  });

  it('shows three screenshots of the current title alone [BLOCK-061]', async () => {
    await renderWithLabel(<Block block={backgroundFixture} />);
    const items = await screen.findAllByRole('listitem');

    expect(items.map((item) => item.querySelectorAll('img').length)).toEqual([4, 1, 1, 1, 1, 1]);
    expect(screen.getByText('1 из 6')).toBeTruthy();
  });

  it('moves by three quarters of an item with each press [BLOCK-058, BLOCK-065]', async () => {
    await renderWithLabel(<Block block={backgroundFixture} />);
    const row = await screen.findByRole('list');
    const scrollBy = vi.fn();
    row.scrollBy = scrollBy;
    vi.spyOn(row.firstElementChild as Element, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 0, 440, 300),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Дальше по ряду «Космос рядом»' }));
    fireEvent.click(screen.getByRole('button', { name: 'Назад по ряду «Космос рядом»' }));

    expect(scrollBy.mock.calls).toEqual([[{ left: 330 }], [{ left: -330 }]]);
  });
});

describe('backgroundSchema', () => {
  const read = (block: unknown) => v.safeParse(backgroundSchema, block);

  it('leaves out what is no title, and is nothing without any', () => {
    const { items } = mixedShelfFixture;
    expect(read({ ...backgroundFixture, items }).success).toBe(false);
    const mixed = read({ ...backgroundFixture, items: [...items, ...backgroundBlock(2).items] });
    expect(mixed.success && mixed.output.items).toHaveLength(2);
  });

  it('loads nothing from an address that runs', () => {
    const data = { video_url: 'javascript:alert(1)', video_image_top: '//evil.example/a.webp' };
    const { output } = read({ ...backgroundFixture, custom_data: data }) as { output: object };
    expect(output).toMatchObject({ film: undefined, pictureTop: undefined });
  });

  it('is chosen by the type background [BLOCK-050]', () => {
    expect(findBlock(backgroundFixture)).not.toBe(findBlock(mixedShelfFixture));
  });
});
