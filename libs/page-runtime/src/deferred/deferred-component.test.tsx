import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deferredComponent } from './deferred-component.tsx';

afterEach(() => {
  cleanup();
  press.mockClear();
  document.body.replaceChildren();
});

const press = vi.fn();
const Part = ({ words }: { words: string }) => (
  <button type="button" onClick={() => press(words)}>
    {words}
  </button>
);

/** A whole document, as the site is hydrated: React hears events there, and stops those it cannot use yet. */
async function hydrate(load: () => Promise<typeof Part>) {
  const Late = deferredComponent('part.tsx', load);
  document.body.innerHTML =
    '<div data-late=""><!--$--><button type="button">Отложить</button><template></template><!--/$--></div>';
  const page = (
    <html lang="ru">
      <head />
      <body>
        <Late words="Отложить" />
      </body>
    </html>
  );
  document.documentElement.lang = 'ru';
  const root = hydrateRoot(document, page);
  const isTaken = (node: Element | null) =>
    Object.keys(node ?? {}).some((key) => key.startsWith('__reactProps'));
  await vi.waitFor(() => expect(isTaken(document.querySelector('[data-late]'))).toBe(true));
  return root;
}

describe('deferredComponent', () => {
  it('loads nothing of the server’s part until somebody is there, and makes up for an early press', async () => {
    const load = vi.fn(async () => Part);
    const root = await hydrate(load);
    const server = document.querySelector('button');
    expect(load).not.toHaveBeenCalled();

    server?.focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(press.mock.calls).toEqual([['Отложить']]));

    expect(load).toHaveBeenCalledTimes(1);
    expect(document.querySelector('button')).toBe(server);
    root.unmount();
  });

  it('is there at once where it was loaded ahead', async () => {
    const Late = deferredComponent('part.tsx', async () => Part);
    await Late.preload();

    render(<Late words="Отложить" />);

    expect(screen.getByRole('button').textContent).toBe('Отложить');
    await userEvent.click(screen.getByRole('button'));
    expect(press.mock.calls).toEqual([['Отложить']]);
  });
});
