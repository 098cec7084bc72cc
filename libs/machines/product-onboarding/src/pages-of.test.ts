import { describe, expect, it } from 'vitest';
import { pagesOf } from './pages-of.ts';
import { onboardingProducts } from './product-onboarding.fixtures.ts';

describe('pagesOf', () => {
  it('says what the service is, has and brings along, in its own words [ONBOARD-003]', () => {
    const { service: full } = onboardingProducts.full;
    expect(pagesOf(onboardingProducts.full)).toEqual([
      {
        kind: 'service',
        picture: full.image,
        name: 'Кино',
        text: 'Фильмы и сериалы без рекламы',
        counts: { mediaItems: 812, channels: 2, karaokeItems: 0 },
      },
      { kind: 'features', picture: full.image, titles: ['Без рекламы'] },
      {
        kind: 'inside',
        picture: full.sub_services[0]?.image,
        services: [{ id: 'service-kids', name: 'Детям', text: 'Мультфильмы и сказки' }],
      },
    ]);
  });

  it('is one page for a title: what it is [ONBOARD-003]', () => {
    const { film } = onboardingProducts;
    const { background, name, summary } = film.mediaItem;
    expect(pagesOf(film)).toEqual([{ kind: 'title', picture: background, name, text: summary }]);
  });

  it('is one page for a service of which nothing more is said', () => {
    expect(pagesOf(onboardingProducts.bare).map(({ kind }) => kind)).toEqual(['service']);
  });
});
