import type { MediaItem } from '@foyer/contract';
import { episodeFixture, seasonFixture, seriesItemFixture } from '@foyer/contract/fixtures';
import { createTranslator } from '@foyer/ui/i18n';
import { describe, expect, it } from 'vitest';
import { aboutTitle, seriesPageProps } from './series-page-props.ts';

async function propsOf(item: MediaItem) {
  const { t } = await createTranslator('rus', { segments: ['item'] });
  return { ...seriesPageProps(item, { t, siteName: 'Софит' }), about: aboutTitle(item, t) };
}

describe('seriesPageProps', () => {
  it('plays the episode that the service goes on with, and says which', async () => {
    const { playHref, playText } = await propsOf(seriesItemFixture);

    expect([playHref, playText]).toEqual([
      '/episodes/marevo-sezon-1-seriya-3/player',
      'Продолжить: сезон 1, серия 3',
    ]);
  });

  it('leads to an episode by its series and its season [CRUMB-011, CRUMB-012]', async () => {
    const { breadcrumbs, badge, about } = await propsOf({
      ...seriesItemFixture,
      ...episodeFixture,
    });

    expect(breadcrumbs).toEqual([
      { title: 'Софит', href: '/' },
      { title: 'Сериалы', href: '/series' },
      { title: 'Марево', href: '/series/marevo' },
      { title: 'Сезон 1', href: '/seasons/marevo-sezon-1' },
      { title: '3-я серия', href: '/episodes/marevo-sezon-1-seriya-3' },
    ]);
    expect([badge, about]).toEqual(['Марево. Сезон 1. Серия 3', 'О\u00A0серии']);
  });

  it('leads to a season by its series', async () => {
    const { breadcrumbs } = await propsOf({ ...seriesItemFixture, ...seasonFixture });

    expect(breadcrumbs.map(({ href }) => href)).toEqual([
      '/',
      '/series',
      '/series/marevo',
      '/seasons/marevo-sezon-1',
    ]);
  });
});
