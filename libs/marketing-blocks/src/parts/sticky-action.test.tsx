import type { MediaBlock } from '@foyer/contract';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BlockFrame } from '../block-frame.tsx';
import { StickyAction } from './sticky-action.tsx';
import { room } from './sticky-action.css.ts';

const watched = new Set<Element>();
let hear: (entries: object[]) => void = () => {};
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof hear) {
        hear = callback;
      }
      observe = (place: Element) => void watched.add(place);
      disconnect = () => watched.clear();
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const frameOf = (id: string) => document.querySelector(`[data-block="${id}"]`);
const tell = (target: Element | null, isIntersecting: boolean, bottom: number) =>
  act(() => hear([{ target, isIntersecting, boundingClientRect: { bottom } }]));

function OwnButton() {
  const anchor = useRef<HTMLDivElement>(null);
  const link = { href: '/services/kino', isOutside: false };
  return (
    <>
      <div ref={anchor} id="own" />
      <StickyAction button={{ title: 'Подключить', link }} anchor={anchor} />
    </>
  );
}
const block = (tag: string, id = tag) =>
  ({ type: 'custom_block', id, tag, name: tag, items: [] }) as MediaBlock;

const show = () =>
  render(
    <>
      <BlockFrame block={block('faq')}>Вопросы</BlockFrame>
      <BlockFrame block={block('hero', 'first')}>
        <OwnButton />
      </BlockFrame>
      <BlockFrame block={block('buy')}>Срок</BlockFrame>
      <BlockFrame block={block('hero', 'second')}>Ещё раз</BlockFrame>
    </>,
  );
const own = () => document.querySelector('#own');
const link = () => screen.queryByRole('link', { name: 'Подключить' });

describe('StickyAction', () => {
  it('comes once the button itself has been scrolled away, and goes with it', () => {
    show();
    tell(own(), false, 900);
    expect(link()).toBeNull();
    tell(own(), false, -10);
    expect(link()?.getAttribute('href')).toBe('/services/kino');
    expect(document.documentElement.classList.contains(room)).toBe(true);
    tell(own(), true, 40);
    expect(link()).toBeNull();
    expect(document.documentElement.classList.contains(room)).toBe(false);
  });

  it('gives way to the next hero, and to where something is bought', () => {
    show();
    expect(watched).toEqual(new Set([own(), frameOf('buy'), frameOf('second')]));
    tell(own(), false, -10);
    for (const id of ['buy', 'second']) {
      tell(frameOf(id), true, 300);
      expect(link()).toBeNull();
      tell(frameOf(id), false, -300);
      expect(link()).not.toBeNull();
    }
  });
});
