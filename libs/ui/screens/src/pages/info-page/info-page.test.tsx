import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { InfoPage, InfoSection } from './index.ts';

it('is an article with parts that their headings name', async () => {
  await renderWithLabel(
    <InfoPage heading="Вопросы">
      <InfoSection heading="Оплата">
        <p>Картой.</p>
      </InfoSection>
    </InfoPage>,
  );

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Вопросы');
  expect(screen.getByRole('region', { name: 'Оплата' }).textContent).toBe('ОплатаКартой.');
});
