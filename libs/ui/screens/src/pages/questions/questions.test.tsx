import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { Questions } from './index.ts';

const items = ['0', '1'].map((id) => ({ id, question: `Вопрос ${id}`, answer: <p>Ответ {id}</p> }));

const openIn = (container: HTMLElement) =>
  [...container.querySelectorAll('details')].map((row) => row.open);

function Chosen() {
  const [id, setId] = useState('1');
  return (
    <>
      <button type="button" onClick={() => setId('0')}>
        Другой
      </button>
      <Questions items={items} selectedId={id} />
    </>
  );
}

it('opens the question that was asked for, and another one when the address names another', async () => {
  const { container } = await renderWithLabel(<Chosen />);
  await screen.findByText('Вопрос 0');
  expect(openIn(container)).toEqual([false, true]);

  await userEvent.click(screen.getByRole('button'));

  expect(openIn(container)).toEqual([true, false]);
});

it('opens none where none was asked for', async () => {
  const { container } = await renderWithLabel(<Questions items={items} />);
  await screen.findByText('Вопрос 0');

  expect(openIn(container)).toEqual([false, false]);
});
