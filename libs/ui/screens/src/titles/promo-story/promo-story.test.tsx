import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { titles } from '../../testing/fixtures.ts';
import { renderWithLabel } from '@foyer/ui/testing';
import { PromoStory } from './index.ts';

const [title] = titles;
if (!title) throw new Error('fixtures hold no title');
const story = {
  heading: 'Школьный старт',
  lead: 'Детский раздел в подарок.',
  period: 'Завершена',
  picture: title.backdrop,
  paragraphs: ['Акция закончилась.'],
};

it('tells its conditions and leads on', async () => {
  await renderWithLabel(
    <PromoStory
      {...story}
      terms={{ heading: 'Условия', items: ['Один профиль', 'Один раз'] }}
      action={{ title: 'Участвовать', href: '/promo' }}
    />,
  );

  const terms = screen.getByRole('region', { name: 'Условия' });
  expect([...terms.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Один профиль',
    'Один раз',
  ]);
  expect(screen.getByRole('link', { name: 'Участвовать' }).getAttribute('href')).toBe('/promo');
});

it('leads nowhere and has no empty part where there is no target and no condition', async () => {
  await renderWithLabel(<PromoStory {...story} terms={{ heading: 'Условия', items: [] }} />);

  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
});
