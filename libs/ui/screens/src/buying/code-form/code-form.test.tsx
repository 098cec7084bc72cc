import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { CodeForm } from './code-form.tsx';

afterEach(cleanup);

const form = (
  <CodeForm title="Введите промокод" lead="С карты" kicker="Отрывной купон" level={1} isDone>
    <p>Готово</p>
  </CodeForm>
);

describe('CodeForm', () => {
  it.each(['main', 'alternate'] as const)('names its place in %s by the title', async (label) => {
    await renderWithLabel(form, { label });
    const place = await screen.findByRole('region', { name: 'Введите промокод' });
    expect(place.textContent).toContain('Готово');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Введите промокод');
  });

  it('is a slip with words over the field in one label only', async () => {
    await renderWithLabel(form, { label: 'alternate' });
    expect(await screen.findByText('Отрывной купон')).toBeTruthy();
    cleanup();
    await renderWithLabel(form);
    expect(screen.queryByText('Отрывной купон')).toBeNull();
  });
});
