import { act, cleanup, render as renderAtOnce } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FarBlock, takeOverBlocks } from './far-block.tsx';

let tell: (about: { isIntersecting: boolean }) => void = () => {};
const places = new Set<Element>();
const comeNear = () => tell({ isIntersecting: true });
let margin: string | undefined;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(hear: (entries: object[]) => void, init: { rootMargin: string }) {
        tell = (about) => hear([...places].map((target) => ({ target, ...about })));
        margin = init.rootMargin;
      }
      observe = (place: Element) => void places.add(place);
      unobserve = (place: Element) => void places.delete(place);
      disconnect = () => places.clear();
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

async function render(page: ReactNode) {
  let shown: ReturnType<typeof renderAtOnce> | undefined;
  await act(async () => {
    shown = renderAtOnce(page);
  });
  const { container, unmount } = shown as ReturnType<typeof renderAtOnce>;
  return { container, unmount };
}

const somebodyScrolls = () =>
  act(async () => {
    document.dispatchEvent(new Event('scroll'));
    await vi.waitFor(() => expect(places.size).toBe(1));
  });

describe('FarBlock', () => {
  it('keeps room for a block until it is a window away', async () => {
    const { container } = await render(
      <FarBlock id="soon" from="soon">
        <p>Скоро</p>
      </FarBlock>,
    );
    await somebodyScrolls();
    const before = container.textContent;

    await act(async () => comeNear());

    expect([before, container.textContent, margin]).toEqual(['', 'Скоро', '100% 0px']);
  });

  it('has the blocks in their places when the viewer comes back', async () => {
    const page = (
      <FarBlock id="back" from="back">
        <p>Снова</p>
      </FarBlock>
    );
    const { unmount } = await render(page);
    await act(async () => comeNear());
    unmount();

    expect((await render(page)).container.textContent).toBe('Снова');
  });

  it('keeps as much room as a block took that was only passed by', async () => {
    const page = (
      <>
        <div data-block="passed">
          <FarBlock id="passed" from="passed">
            <p>Мимо</p>
          </FarBlock>
        </div>
        <footer />
      </>
    );
    const { container, unmount } = await render(page);
    vi.spyOn(container.querySelector('footer') as Element, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 411),
    );
    await act(async () => tell({ isIntersecting: false }));
    unmount();

    const again = (await render(page)).container;

    expect(again.querySelector('[style]')?.getAttribute('style')).toContain('411px');
    expect(again.textContent).toBe('');
  });

  it('keeps it after the page was loaded anew, for what was near too', async () => {
    const page = (Block: typeof FarBlock) => (
      <>
        <div data-block="near">
          <Block id="near" from="near">
            <p>Рядом</p>
          </Block>
        </div>
        <footer />
      </>
    );
    const { container, unmount } = await render(page(FarBlock));
    await act(async () => comeNear());
    vi.spyOn(container.querySelector('footer') as Element, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 362),
    );
    unmount();
    window.dispatchEvent(new Event('pagehide'));
    vi.resetModules();
    const anew = await import('./far-block.tsx');

    const again = (await render(page(anew.FarBlock))).container;

    expect(again.querySelector('[style]')?.getAttribute('style')).toContain('362px');
  });

  it('is taken over at once when something around it changes', async () => {
    const page = (
      <FarBlock id="around" from="around">
        <p>Здесь</p>
      </FarBlock>
    );
    const { container } = await render(page);
    const before = container.textContent;

    await act(async () => takeOverBlocks());

    expect([before, container.textContent]).toEqual(['', 'Здесь']);
  });

  it('leaves the server’s block as it is, and its code unasked for, until it is near', async () => {
    const draw = vi.fn();
    const Words = ({ words }: { words: string }) => {
      draw();
      return <p>{words}</p>;
    };
    const page = (words: string, from: object) => (
      <FarBlock id="server" from={from}>
        <Words words={words} />
      </FarBlock>
    );
    const block = {};
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = '<div><!--$--><p>Сервер</p><!--/$--></div>';
    const server = root.querySelector('p');
    let app: Root | undefined;
    await act(async () => {
      app = hydrateRoot(root, page('Сервер', block));
    });
    await act(async () => app?.render(page('Сервер', block)));
    const before = [draw.mock.calls.length, root.querySelector('p') === server];

    await act(async () => comeNear());

    expect(before).toEqual([0, true]);
    expect([draw.mock.calls.length > 0, root.querySelector('p') === server]).toEqual([true, true]);
  });
});

it('is whole in the page of the server', () => {
  vi.stubGlobal('document', undefined);

  const html = renderToString(
    <FarBlock id="html" from="html">
      <p>Всё</p>
    </FarBlock>,
  );

  expect(html).toContain('<p>Всё</p>');
});
