import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithLabel } from '../../testing/index.ts';
import { LoadingLine } from './loading-line.tsx';

it('says that something is loading, and not how much of it is there', async () => {
  await renderWithLabel(<LoadingLine />);

  const line = await screen.findByRole('progressbar', { name: 'Загружаем' });

  expect(line.hasAttribute('value')).toBe(false);
});
