import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { languageLinks } from '../../testing/fixtures.ts';
import { labels } from '@foyer/ui/theme';
import { footerPressOf } from './footer-press.ts';
import { footerGroups } from './footer.fixtures.ts';
import { Footer } from './index.ts';

const linksIn = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe.each([
  ['main', 'sofit'],
  ['alternate', 'polosa'],
] as const)('Footer of %s', (label, name) => {
  beforeAll(() => Footer.preload(labels[label].variants));

  const show = async () => {
    await renderWithLabel(<Footer groups={footerGroups} languages={languageLinks} year={2026} />, {
      label,
    });
    await screen.findByRole('contentinfo');
  };

  it('has links of support, with the phone first [FOOT-001]', async () => {
    await show();
    expect(linksIn('Поддержка').slice(0, 2)).toEqual([
      ['8 800 000-00-00', 'tel:88000000000'],
      ['Написать нам', '/support'],
    ]);
  });

  it('has links of help [FOOT-002]', async () => {
    await show();
    expect(linksIn('Помощь')).toContainEqual(['Как отменить подписку', '/faq?selected=13']);
  });

  it('leads to the label’s own pages in social networks [FOOT-003]', async () => {
    await show();
    expect(linksIn('Мы в сети')).toEqual([
      ['VK', `https://vk.example/${name}`],
      ['Telegram', `https://t.example/${name}`],
      ['YouTube', `https://youtube.example/${name}`],
      ['Дзен', `https://dzen.example/${name}`],
    ]);
  });

  it('leads to the label’s apps in the stores [FOOT-004, FOOT-014]', async () => {
    await show();
    expect(linksIn('Приложения').map(([title]) => title)).toEqual([
      'RuStore',
      'AppGallery',
      'Google Play',
      'App Store',
    ]);
  });

  it('tells a press on a network or a store from any other', async () => {
    await show();
    const pressOf = (title: string) =>
      footerPressOf(screen.getByRole('link', { name: title }).firstChild?.parentElement ?? null);
    expect(['VK', 'Telegram', 'YouTube', 'Дзен', 'RuStore', 'Контакты'].map(pressOf)).toEqual([
      { kind: 'social', network: 'vk' },
      { kind: 'social', network: 'tg' },
      { kind: 'social', network: 'yt' },
      { kind: 'social', network: 'zen' },
      { kind: 'store', store: 'rustore' },
      undefined,
    ]);
  });
});
