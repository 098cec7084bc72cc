import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '../../testing/index.ts';
import { ScrollToTop } from './scroll-to-top.tsx';

/** Says whether the mark, as high as the screen, is in sight. */
let see: (isIntersecting: boolean) => void;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => act(() => listener([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const show = () =>
  renderWithLabel(
    <>
      <main id="main" tabIndex={-1} />
      <ScrollToTop />
    </>,
  );
const button = () => screen.queryByRole('button', { name: 'Наверх' });

describe('ScrollToTop', () => {
  it('is there only while more than a screen is scrolled [HEAD-011]', async () => {
    await show();
    expect(button()).toBeNull();
    see(false);
    expect(await screen.findByRole('button', { name: 'Наверх' })).toBe(button());
    see(true);
    expect(button()).toBeNull();
  });

  it.each([
    ['smoothly', false, 'smooth'],
    ['at once where motion is not wanted', true, 'instant'],
  ])('goes up %s and takes the focus along', async (_how, isCalm, behavior) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    await show();
    see(false);

    await userEvent.click(await screen.findByRole('button', { name: 'Наверх' }));

    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior }]]);
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});
