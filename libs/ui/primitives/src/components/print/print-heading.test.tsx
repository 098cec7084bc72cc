import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithLabel } from '../../testing/index.ts';
import { PrintHeading } from './print-heading.tsx';

it('is sized by its longest word, so that a phone breaks none', async () => {
  await renderWithLabel(<PrintHeading>Բաժանորդագրություններ և ալիքներ</PrintHeading>, {
    label: 'alternate',
  });

  expect(screen.getByRole('heading', { level: 1 }).getAttribute('data-word')).toBe('24');
});
