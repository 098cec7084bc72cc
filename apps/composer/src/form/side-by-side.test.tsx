import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showForm } from '../testing/show-form.tsx';

afterEach(cleanup);

it('shows the words of a field in all languages, and which is missing', async () => {
  const block = { id: 'b1', type: 'carousel', name: { rus: 'Лента', eng: 'Shelf' } };
  const { user, value } = await showForm({ key: 'type:carousel', block });
  await user.click(screen.getByRole('radio', { name: 'Рядом' }));

  expect(screen.getByLabelText('Заголовок, Eng')).toHaveProperty('value', 'Shelf');
  expect(screen.getAllByText('Нет перевода')).toHaveLength(1);
  await user.type(screen.getByLabelText('Заголовок, Հայ'), 'Ժապավեն');
  expect(value()).toMatchObject({ name: { rus: 'Лента', eng: 'Shelf', hye: 'Ժապավեն' } });
});
