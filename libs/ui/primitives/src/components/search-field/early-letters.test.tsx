import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { surround } from '../../testing/surround.tsx';
import { SearchLine } from './search-line.tsx';

it('takes what was typed into the server’s line before the scripts were there', async () => {
  const onChange = vi.fn();
  const line = await surround(<SearchLine value="" onChange={onChange} onSubmit={vi.fn()} />);
  // The parts that come late are there then: a page on a server waits for them, which this renderer does not.
  const { unmount } = await act(async () => render(line));
  await screen.findByRole('searchbox');
  unmount();
  const box = document.createElement('div');
  box.innerHTML = renderToString(line);
  document.body.append(box);
  const input = box.querySelector('input');
  if (input) input.value = 'дом';

  await act(async () => hydrateRoot(box, line));

  expect(onChange.mock.calls).toEqual([['дом']]);
  box.remove();
});
