import { bannerFixture } from '@foyer/contract/fixtures';
import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ItemCard } from './item-card.tsx';

afterEach(cleanup);

const show = (changed: object) =>
  renderWithLabel(
    <ItemCard
      item={{ type: 'banner', banner: { ...bannerFixture, ...changed } }}
      now={0}
      timeZone="Europe/Moscow"
    />,
  );
const colors = async () => {
  const { style } = await screen.findByText(/erid/u);
  return ['ink', 'ground'].map((name) => style.getPropertyValue(`--banner-ad-${name}`));
};

describe('a banner of a shelf', () => {
  it('says whose advertisement it is, in the advertiser’s colour where that can be read [BLOCK-087]', async () => {
    await show({});
    const words = await screen.findByText(/erid/u);
    expect(words.textContent).toBe('Реклама. ООО «Пример». erid:\u00A02Vfnxxtest');
    expect(await colors()).toEqual(['#ffffff', '#22303c']);
    cleanup();

    await show({ color: '#ffe28a' });
    expect(await colors()).toEqual(['#000000', '#ffe28a']);
  });

  it('can be found by its id where its advertiser counts it, and only there [BLOCK-088]', async () => {
    await show({});
    const link = await screen.findByRole('link');
    expect(link.closest('[data-banner]')?.getAttribute('data-banner')).toBe('banner-chay');
    cleanup();

    await show({ ad_pixel: undefined });
    await screen.findByRole('link');
    expect(document.querySelector('[data-banner]')).toBeNull();
  });
});
