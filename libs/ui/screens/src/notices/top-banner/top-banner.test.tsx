import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { isReadable } from './readable-pair.ts';
import { topBannerRule } from './top-banner-colors.ts';
import { TopBanner, type TopBannerProps } from './top-banner.tsx';

const colors = { bg: '#0a5a40', text: '#ffffff', buttonBg: '#ffffff', buttonText: '#14140f' };

async function coloursOf(given: TopBannerProps['colors']) {
  await renderWithLabel(
    <TopBanner
      text="Неделя кино Армении"
      target={{ href: '/collections/7', text: 'Смотреть' }}
      {...(given && { colors: given })}
    />,
    { label: 'alternate' },
  );
  const { style } = screen.getByRole('complementary', { name: 'Неделя кино Армении' });
  return Array.from({ length: style.length }, (_, at) => style.getPropertyValue(style.item(at)));
}

describe('TopBanner', () => {
  it('leads to its target', async () => {
    await coloursOf(undefined);
    expect(screen.getByRole('link', { name: 'Смотреть' }).getAttribute('href')).toBe(
      '/collections/7',
    );
  });

  it('takes the colours it is given [SHELL-010]', async () => {
    expect(await coloursOf(colors)).toEqual(['#0a5a40', '#ffffff', '#ffffff', '#14140f']);
  });

  it('keeps the label’s colours where a pair cannot be read, or is none', async () => {
    expect(await coloursOf({ ...colors, text: '#0b5b41', buttonBg: 'red' })).toEqual([]);
  });
});

describe('topBannerRule', () => {
  it('writes whole colours only, because they stand in the page', () => {
    expect(topBannerRule(colors).match(/#[^;}]+/gu)).toEqual([
      '#0a5a40',
      '#ffffff',
      '#ffffff',
      '#14140f',
    ]);
    expect(topBannerRule({ ...colors, bg: 'red}*{color:#fff', buttonText: '#14140' })).toMatch(
      /^\.\S+\{\}$/u,
    );
  });
});

describe('isReadable', () => {
  it('asks for 4.5 to 1 of two whole colours', () => {
    expect(isReadable('#767676', '#ffffff')).toBe(true);
    expect(isReadable('#777777', '#ffffff')).toBe(false);
    expect(isReadable('#000', '#ffffff')).toBe(false);
  });
});
