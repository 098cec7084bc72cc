import { mediaItemFixture } from '@foyer/contract/fixtures';
import { createTranslator } from '@foyer/ui/i18n';
import { describe, expect, it } from 'vitest';
import { filmPageProps } from './film-page-props.ts';

describe('filmPageProps', () => {
  it('begins the way to a film with the site’s name and ends it with the film’s [CRUMB-001, CRUMB-012]', async () => {
    const { t } = await createTranslator('rus');

    const { breadcrumbs } = filmPageProps(
      { ...mediaItemFixture, type: 'film', slug: 'mayak', name: 'Маяк' },
      { t, language: 'rus', timeZone: 'Europe/Moscow', siteName: 'Софит' },
    );

    expect(breadcrumbs).toEqual([
      { title: 'Софит', href: '/' },
      { title: 'Фильмы', href: '/movies' },
      { title: 'Маяк', href: '/movies/mayak' },
    ]);
  });
});
