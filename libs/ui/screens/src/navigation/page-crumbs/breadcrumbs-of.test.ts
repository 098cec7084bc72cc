import { describe, expect, it } from 'vitest';
import { crumbTitles } from '@foyer/site-map/crumb-titles';
import { languageCodes } from '@foyer/ui/languages';
import { createTranslator } from '@foyer/ui/i18n';
import { breadcrumbsOf, type CrumbSources } from './breadcrumbs-of.ts';

const tied = (text: string) => text.replaceAll('~', '\u00A0');

async function titlesOf(path: string, given: Partial<CrumbSources> = {}) {
  const { t } = await createTranslator('rus', { segments: ['crumbs'] });
  return breadcrumbsOf(path, { t, siteName: 'Софит', ...given }).map(({ title }) => title);
}

describe('breadcrumbsOf', () => {
  it('starts with the site’s name, which leads home [CRUMB-001]', async () => {
    const { t } = await createTranslator('rus', { segments: ['crumbs'] });
    expect(breadcrumbsOf('/tv?day=1#now', { t, siteName: 'Софит' })).toEqual([
      { title: 'Софит', href: '/' },
      { title: 'ТВ-каналы', href: '/tv' },
    ]);
  });

  it.each([
    ['/tv', 'ТВ-каналы'],
    ['/karaoke', 'Караоке'],
    ['/services', 'Подписки'],
    ['/collections', 'Подборки'],
    ['/search', 'Поиск'],
  ])('names %s [CRUMB-002]', async (path, title) => {
    expect(await titlesOf(path)).toEqual(['Софит', title]);
  });

  it.each([
    ['/my/collection', 'Моя коллекция'],
    ['/my/devices', 'Устройства'],
    ['/my/settings', 'Настройки'],
    ['/my/bonuses', 'Бонусы'],
    ['/my/reminders', 'Напоминания'],
    ['/my/certificates', 'Сертификаты'],
  ])('names %s under the personal area [CRUMB-003]', async (path, title) => {
    expect(await titlesOf(path)).toEqual(['Софит', 'Мой раздел', title]);
  });

  it('names payments and services, and each of them below [CRUMB-004]', async () => {
    const above = ['Софит', 'Мой раздел', tied('Платежи и~услуги')];
    expect(await titlesOf('/my/payments_and_services')).toEqual(above);
    expect(await titlesOf('/my/payments_and_services/payments')).toEqual([...above, 'Платежи']);
    expect(await titlesOf('/my/payments_and_services/services')).toEqual([...above, 'Услуги']);
  });

  it('names the history [CRUMB-005]', async () => {
    expect(await titlesOf('/my/positions')).toEqual(['Софит', 'Мой раздел', 'История просмотра']);
  });

  it('names the journal, its messages and its polls [CRUMB-006]', async () => {
    const above = ['Софит', 'Мой раздел', 'Журнал'];
    expect(await titlesOf('/my/journal')).toEqual(above);
    expect(await titlesOf('/my/journal/messages')).toEqual([...above, 'Письма']);
    expect(await titlesOf('/my/journal/polls')).toEqual([...above, 'Опросы']);
  });

  it.each([
    ['/promo_events', 'Акции'],
    ['/offer', 'Оферта'],
    ['/docs', 'Документы'],
    ['/faq', 'Вопросы и~ответы'],
    ['/support', 'Поддержка'],
    ['/contacts', 'Контакты'],
  ])('names %s [CRUMB-007]', async (path, title) => {
    expect(await titlesOf(path)).toEqual(['Софит', tied(title)]);
  });

  it('is empty at home [CRUMB-008]', async () => {
    expect([await titlesOf('/'), await titlesOf('/?lang=eng')]).toEqual([[], []]);
  });

  it('is empty where the page is no 200 [CRUMB-009]', async () => {
    expect(await titlesOf('/my/devices', { status: 404 })).toEqual([]);
    expect(await titlesOf('/my/devices', { status: 500 })).toEqual([]);
  });

  it('leaves out what has no title, also of a name that objects inherit [CRUMB-011]', async () => {
    expect(await titlesOf('/constructor/toString/tv')).toEqual(['Софит']);
    expect(await titlesOf('/promo_events/7')).toEqual(['Софит', 'Акции']);
  });

  it('ends with the page’s own name, after the sections the server knows [CRUMB-012]', async () => {
    expect(
      await titlesOf('/movies/mayak', { lastTitle: 'Маяк', titles: { '/movies': 'Фильмы' } }),
    ).toEqual(['Софит', 'Фильмы', 'Маяк']);
  });

  it('has its titles in every language', async () => {
    for (const language of languageCodes) {
      const { t } = await createTranslator(language, { segments: ['crumbs'] });
      const missing = Object.values(crumbTitles).filter((key) => t(key) === key);
      expect(missing).toEqual([]);
    }
  });
});
