import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LinkNavigation } from './link-navigation.tsx';
import { setPilot } from './page-navigation.ts';

afterEach(() => setPilot(undefined));

/** @returns What is told where a link leads. */
function showLink() {
  const page = (
    <>
      <LinkNavigation />
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
});
