import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { titles } from '../../testing/fixtures.ts';
import { renderWithLabel } from '@foyer/ui/testing';
import { ServicePage } from './index.ts';

const [title] = titles;
if (!title) throw new Error('fixtures hold no title');
const service = {
  heading: 'Кино',
  lead: 'Без рекламы',
  picture: title.backdrop,
  counts: ['812 фильмов'],
  paragraphs: ['Кино всех стран.'],
};

it('says of each feature whether the service has it, also to those who do not see the marks', async () => {
  const items = [
    { title: 'Фильмы', isActive: true },
    { title: 'Каналы', isActive: false },
  ];
  await renderWithLabel(
    <ServicePage
      {...service}
      features={{ heading: 'Что входит', has: 'есть', lacks: 'нет', items }}
    />,
  );

  const features = await screen.findByRole('region', { name: 'Что входит' });
  expect([...features.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Фильмы: есть',
    'Каналы: нет',
  ]);
});

it('has no empty part where little is known', async () => {
  await renderWithLabel(
    <ServicePage
      {...service}
      counts={[]}
      features={{ heading: 'Что входит', has: 'есть', lacks: 'нет', items: [] }}
    />,
  );

  expect(await screen.findByRole('heading', { name: 'Кино' })).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
});
