import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithLabel } from '../../testing/index.ts';
import { Rating, ratingTone } from './rating.tsx';

describe('Rating', () => {
  it('shows one decimal and says what it is [CARD-013]', async () => {
    await renderWithLabel(<Rating value={7.94} />);
    expect(screen.getByText('7,9')).toBeTruthy();
    expect(screen.getByText('Рейтинг 7,9')).toBeTruthy();
  });
});

describe('ratingTone', () => {
  it('is high from 7, low below 5', () => {
    expect([10, 7, 6.9, 5, 4.9].map(ratingTone)).toEqual([
      'high',
      'high',
      'middle',
      'middle',
      'low',
    ]);
  });
});
