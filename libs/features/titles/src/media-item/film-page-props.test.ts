import type { MediaItem } from '@foyer/contract';
import { mediaItemFixture } from '@foyer/contract/fixtures';
import { createTranslator } from '@foyer/ui/i18n';
import { describe, expect, it } from 'vitest';
import { filmPageProps } from './film-page-props.ts';

async function mainOf(changed: Partial<MediaItem>) {
  const { t } = await createTranslator('rus');
  const { playHref, playText, trailerHref } = filmPageProps(
    { ...mediaItemFixture, ...changed },
    { t, siteName: 'Софит' },
  );
  return [playHref, playText, trailerHref];
}

describe('filmPageProps', () => {
  it('begins with what the service lets this viewer do: watch, buy, or see the trailer of what is to come [ENTITY-054]', async () => {
    const trailer = '/movies/metropolis/trailer';

    expect(await mainOf({})).toEqual(['/movies/metropolis/player', 'Смотреть', trailer]);
    expect(await mainOf({ actions: [{ type: 'buy', title: 'Купить за 299 ₽' }] })).toEqual([
      '/variants?item_type=media_item&item_id=metropolis',
      'Купить за 299 ₽',
      trailer,
    ]);
    expect(await mainOf({ actions: [{ type: 'remind', title: 'Не пропустить' }] })).toEqual([
      trailer,
      'Трейлер',
      undefined,
    ]);
    expect(await mainOf({ actions: [], trailer: null })).toEqual([
      '/movies/metropolis/player',
      undefined,
      undefined,
    ]);
  });

  it('begins the way to a film with the site’s name and ends it with the film’s [CRUMB-001, CRUMB-012]', async () => {
    const { t } = await createTranslator('rus');

    const { breadcrumbs } = filmPageProps(
      { ...mediaItemFixture, type: 'film', slug: 'mayak', name: 'Маяк' },
      { t, siteName: 'Софит' },
    );

    expect(breadcrumbs).toEqual([
      { title: 'Софит', href: '/' },
      { title: 'Фильмы', href: '/movies' },
      { title: 'Маяк', href: '/movies/mayak' },
    ]);
  });
});
