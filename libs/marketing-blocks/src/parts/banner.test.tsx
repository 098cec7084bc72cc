import { bannerFixture } from '@foyer/contract/fixtures';
import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BannerBox } from './banner-box.tsx';
import { BannerScene } from './banner-scene.tsx';
import { adInk } from './banner.css.ts';
import { readBanner } from './banner.schema.ts';

afterEach(cleanup);

const advertised = (color: string, font_color: string) =>
  readBanner({
    ...bannerFixture,
    color,
    advertiser_info: { owner: 'ООО «Пример»', token: '2Vfnxxtest', font_color },
  }).flatMap(({ ink, advertiser }) => [ink, advertiser?.ink]);

describe.each([
  ['a scene', BannerScene],
  ['a box', BannerBox],
])('a banner as %s', (_name, Banner) => {
  const show = async (shown = bannerFixture) => {
    const [banner] = readBanner(shown);
    if (!banner) throw new Error('no banner');
    await renderWithLabel(<Banner banner={banner} level="h2" />);
  };

  it('says whose advertisement it is, in its colour, once [BLOCK-087]', async () => {
    await show();

    const words = await screen.findByText(/erid/u);
    expect(words.textContent).toBe('Реклама. ООО «Пример». erid:\u00A02Vfnxxtest');
    expect(words.style.getPropertyValue(adInk)).toBe('#ffffff');
    expect(screen.getAllByText(/Реклама/u)).toHaveLength(1);
  });

  it('can be found by its id where its advertiser counts it, and only there [BLOCK-088]', async () => {
    const { ad_pixel: _none, ...uncounted } = bannerFixture;
    const markOf = () => document.querySelector('article')?.getAttribute('data-banner');
    await show();
    await screen.findByRole('link');
    const counted = markOf();
    cleanup();
    await show(uncounted);
    await screen.findByRole('link');

    expect([counted, markOf()]).toEqual(['banner-chay', null]);
  });

  it('opens what is outside beside the page, and says where it leads', async () => {
    await show();

    const link = await screen.findByRole<HTMLAnchorElement>('link', {
      name: 'Чай для долгих серий',
    });
    expect([link.target, link.rel]).toEqual(['_blank', 'noopener']);
    expect(screen.getByText('Подробнее, example.org')).toBeTruthy();
  });
});

describe('words on the colour of a banner', () => {
  it('are white or black, and the advertiser’s own colour only where it can be read [BLOCK-087]', () => {
    expect(advertised('#22303c', '#ffd28a')).toEqual(['light', '#ffd28a']);
    expect(advertised('#ffe28a', '#ffffff')).toEqual(['dark', false]);
  });
});
