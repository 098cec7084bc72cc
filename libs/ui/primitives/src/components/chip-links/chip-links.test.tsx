import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithLabel } from '../../testing/index.ts';
import { ChipLinks } from './index.ts';

it('is a section of links under its heading, and nothing without any', async () => {
  const items = [{ id: '1', title: 'хоккей', href: '/search?query=хоккей' }];
  const { unmount } = await renderWithLabel(<ChipLinks heading="Недавно искали" items={items} />);
  expect(screen.getByRole('region', { name: 'Недавно искали' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'хоккей' }).getAttribute('href')).toBe(
    '/search?query=хоккей',
  );
  unmount();
  await renderWithLabel(<ChipLinks heading="Недавно искали" items={[]} />);
  expect(screen.queryByRole('region')).toBeNull();
});
