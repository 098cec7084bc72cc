// @vitest-environment happy-dom
import { createElement, type ReactNode, Suspense, use } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isDrawn } from './is-drawn.ts';

let root: Root;
beforeEach(() => {
  const container = document.createElement('div');
  container.id = 'storybook-root';
  document.body.append(container);
  root = createRoot(container);
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

const Late = ({ words }: { words: Promise<string> }): ReactNode => use(words);
const show = (words: Promise<string>) =>
  root.render(createElement(Suspense, { fallback: null }, createElement(Late, { words })));
function withResolvers() {
  let resolve: (words: string) => void = () => undefined;
  const promise = new Promise<string>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
const text = () => document.body.textContent;

describe('isDrawn', () => {
  it('is not so before React has begun, and is once all is in the page', async () => {
    root.render('hello');

    expect(isDrawn()).toBe(false);
    await vi.waitFor(() => expect(text()).toBe('hello'));
    expect(isDrawn()).toBe(true);
  });

  it('is not so while something waits for what comes late, though that draws nothing', async () => {
    const { promise, resolve } = withResolvers();
    root.render('before');
    await vi.waitFor(() => expect(isDrawn()).toBe(true));
    show(promise);
    await vi.waitFor(() => expect(text()).toBe(''));

    expect(isDrawn()).toBe(false);
    resolve('hello');
    await vi.waitFor(() => expect(isDrawn()).toBe(true));
    expect(text()).toBe('hello');
  });

  it('is not known of a page that React does not draw', () => {
    document.body.replaceChildren();

    expect(isDrawn()).toBe(false);
  });
});
