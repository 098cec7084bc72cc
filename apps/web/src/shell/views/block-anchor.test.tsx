import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '@foyer/page-runtime/testing/render-page';
import { BlockAnchor } from './block-anchor.tsx';

const scrolledTo: (string | undefined)[] = [];

beforeEach(() => {
  scrolledTo.length = 0;
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (
    this: HTMLElement,
  ) {
    scrolledTo.push(this.dataset['block']);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const routes = ['/', '/docs'].map((path) => ({
  path,
  element: (
    <>
      <div data-block="first" />
      <div data-block="faq" />
      <BlockAnchor />
    </>
  ),
}));

describe('BlockAnchor', () => {
  it('scrolls to the block that the address names, and to none that is not there [QUERY-028, QUERY-029]', async () => {
    const router = await renderPage(routes, '/docs?block=faq');
    expect(scrolledTo).toEqual(['faq']);

    await act(() => router.navigate('/docs?block=nothing'));
    await act(() => router.navigate('/docs?block=first'));

    expect(scrolledTo).toEqual(['faq', 'first']);
  });

  it('leaves a page where it was when the viewer comes back', async () => {
    const router = await renderPage(routes, '/');
    await act(() => router.navigate('/docs?block=faq'));
    await act(() => router.navigate('/'));
    await act(() => router.navigate(-1));

    expect(router.state.location.search).toBe('?block=faq');
    expect(scrolledTo).toEqual(['faq']);
  });
});
