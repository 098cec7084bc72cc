import { bannerFixture } from '@foyer/contract/fixtures';
import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { adInk } from '../../parts/banner.css.ts';
import { preloadBlockFixture } from '../../preload-block.fixtures.ts';
import { findBlock } from '../../registry.ts';
import Block from './persons.block.ts';
import { personsBlock, personsFixture } from './persons.fixtures.ts';
import { personsSchema } from './persons.schema.ts';

beforeAll(() => preloadBlockFixture(Block));
afterEach(cleanup);

const [first, ...others] = personsFixture.custom_data?.person_cards?.cards ?? [];
const withCards = (cards: readonly unknown[], changes: object = {}) => ({
  ...personsFixture,
  custom_data: { ...personsFixture.custom_data, person_cards: { cards, ...changes } },
});
const namesOf = (block: unknown) => {
  const read = v.safeParse(personsSchema, block);
  return read.success ? read.output.persons.map(({ name }) => name) : undefined;
};
const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    title: `Лицо ${index}`,
    role: 'Актёр',
  }));

describe('block name:persons', () => {
  it('is the person-card carousel, chosen by the name persons [BLOCK-036, BLOCK-067]', async () => {
    expect(findBlock(personsFixture)).toBeDefined();
    await renderWithLabel(<Block block={personsFixture} />);

    const region = await screen.findByRole('region', { name: 'Лица этого года' });
    expect(region.querySelectorAll('li h3')).toHaveLength(4);
  });

  it('shows the headline, and of each card title, role and subtitle [BLOCK-068]', async () => {
    await renderWithLabel(<Block block={personsFixture} />);

    expect(await screen.findByRole('heading', { level: 2, name: 'Лица этого года' })).toBeTruthy();
    const card = screen.getByRole('heading', { level: 3, name: 'Илья Гордин' }).closest('article');
    expect(card?.textContent).toBe('Илья ГординАктёрШесть ролей за сезон');
  });

  it('casts a shadow only where it is not taken away [BLOCK-069]', () => {
    const shadows = [undefined, false, true].map(
      (without_shadow) =>
        v.parse(personsSchema, withCards([first, ...others], { without_shadow })).hasShadow,
    );

    expect(shadows).toEqual([true, true, false]);
  });

  it('shows the picture of its banner, and no card without one [BLOCK-070]', async () => {
    const { container } = await renderWithLabel(<Block block={personsFixture} />);
    await screen.findByRole('region');

    expect(container.querySelector('li img')?.getAttribute('src')).toMatch('person-anna-vetrova');
    expect(namesOf({ ...personsFixture, items: personsFixture.items.slice(1) })).toEqual(
      others.map(({ title }) => title),
    );
  });

  it('leads each card to the target of the banner with its id [BLOCK-071]', async () => {
    // The banners come in another order than the cards.
    const block = { ...personsFixture, items: personsFixture.items.toReversed() };
    await renderWithLabel(<Block block={block} />);

    const link = await screen.findByRole('link', { name: 'Мариам Саркисян' });
    expect(link.getAttribute('href')).toBe('/persons/mariam-sarkisyan');
    expect(screen.getAllByRole('link')).toHaveLength(4);
  });

  it.each(['main', 'alternate'] as const)(
    'says whose advertisement the banner of a card is, in its colours, in the label %s [BLOCK-087]',
    async (label) => {
      const [banner, ...rest] = personsFixture.items;
      const advertised = {
        ...banner,
        banner: {
          ...(banner?.type === 'banner' && banner.banner),
          color: '#22303c',
          advertiser_info: { owner: 'ООО «Пример»', token: '2Vfnxxtest', font_color: '#ffd28a' },
          ad_pixel: bannerFixture.ad_pixel,
        },
      } as typeof banner & object;
      await renderWithLabel(<Block block={{ ...personsFixture, items: [advertised, ...rest] }} />, {
        label,
      });

      const words = await screen.findByText(/erid/u);
      expect(words.textContent).toBe('Реклама. ООО «Пример». erid:\u00A02Vfnxxtest');
      expect(words.style.getPropertyValue(adInk)).toBe('#ffd28a');
      expect(words.style.getPropertyValue('--art-color')).toBe('#22303c');
      expect(words.closest('[data-banner]')?.getAttribute('data-banner')).toBe(
        'person-anna-vetrova',
      );
      expect(document.querySelectorAll('[data-banner]')).toHaveLength(1);
    },
  );

  it('leaves out a broken card, and is not shown with fewer than three', () => {
    expect(namesOf(withCards([first, { banner_id: 7 }, ...others]))).toHaveLength(4);
    expect(namesOf(personsBlock(people(2)))).toBeUndefined();
    expect(namesOf(personsBlock(people(25)))).toHaveLength(20);
  });

  it('is composed by each label', async () => {
    const main = await renderWithLabel(<Block block={personsFixture} />);
    expect(main.container.querySelectorAll('article p')).toHaveLength(5);
    main.unmount();

    const { container } = await renderWithLabel(<Block block={personsFixture} />, {
      label: 'alternate',
    });
    // The subtitle runs on in the caption.
    expect(container.querySelectorAll('article p')).toHaveLength(4);
  });
});
