import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setPilot } from '@foyer/page-runtime/navigation/page-navigation';
import { LinkNavigation } from './link-navigation.tsx';

afterEach(() => {
  cleanup();
  setPilot(undefined);
});

/** @returns What is told where a link leads. */
function showLink() {
  const page = (
    <>
      <LinkNavigation />
      <a href="/my/favorites">Favourites</a>
      <a href="/my/collection">Collection</a>
    </>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
  const pilot = vi.fn();
  setPilot(pilot);
  return pilot;
}

describe('LinkNavigation', () => {
  it('follows a link with the frame that answers its press', async () => {
    const pilot = showLink();

    const isDocumentLoaded = fireEvent.click(screen.getByText('Collection'));
    expect([isDocumentLoaded, pilot.mock.calls]).toEqual([false, []]);

    await vi.waitFor(() =>
      expect(pilot.mock.calls).toEqual([['/my/collection', { isReplacing: false }]]),
    );
  });

  it('forgets a link whose reader goes back before that frame', async () => {
    const pilot = showLink();

    fireEvent.click(screen.getByText('Collection'));
    fireEvent.popState(window);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

    expect(pilot).not.toHaveBeenCalled();
  });

  it('follows the last of several links', async () => {
    const pilot = showLink();

    fireEvent.click(screen.getByText('Favourites'));
    fireEvent.click(screen.getByText('Collection'));

    await vi.waitFor(() =>
      expect(pilot.mock.calls).toEqual([['/my/collection', { isReplacing: false }]]),
    );
  });
});
