import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useReturnFocus } from './use-return-focus.ts';

afterEach(cleanup);

function Page({ isShown }: { isShown: boolean }) {
  useReturnFocus(isShown);
  return (
    <>
      <button type="button">Страница</button>
      <input aria-label="Поиск" />
    </>
  );
}

it('gives a lost focus back', () => {
  const { rerender } = render(<Page isShown={false} />);
  screen.getByRole('button').focus();
  rerender(<Page isShown />);
  screen.getByRole('button').blur();

  rerender(<Page isShown={false} />);

  expect(document.activeElement).toBe(screen.getByRole('button'));
});

it('leaves the focus where somebody has put it', () => {
  const { rerender } = render(<Page isShown={false} />);
  screen.getByRole('button').focus();
  rerender(<Page isShown />);
  screen.getByLabelText('Поиск').focus();

  rerender(<Page isShown={false} />);

  expect(document.activeElement).toBe(screen.getByLabelText('Поиск'));
});
