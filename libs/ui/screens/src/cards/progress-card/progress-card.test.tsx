import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeTitle } from '../../testing/fixtures.ts';
import { renderWithLabel } from '@foyer/ui/testing';
import { ProgressCard } from './index.ts';

const { href, title, backdrop } = makeTitle('general', 'Генерал');

describe('ProgressCard', () => {
  it('leads on and says what is left, by a picture of 50×50 [CONST-011]', async () => {
    const { container } = await renderWithLabel(
      <ProgressCard
        href={href}
        title={title}
        picture={backdrop}
        progress={0.45}
        minutesLeft={27}
      />,
    );

    const link = screen.getByRole('link', { name: /Генерал/u });
    expect(link.getAttribute('href')).toBe('/movies/general');
    expect(screen.getByText('осталось 27 мин')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Просмотрено 45\u00A0%' })).toBeTruthy();
    expect(container.querySelector('img')?.getAttribute('src')).toMatch(/\/50x50\.webp$/u);
  });
});
