import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useCanvasTalk } from './use-canvas-talk.ts';

afterEach(cleanup);

const [one, other] = ['https://sofit.example', 'https://polosa.example'];

function talk() {
  const post = vi.fn();
  const page = { postMessage: post } as unknown as Window;
  const frame = { current: { contentWindow: page } };
  const onMessage = vi.fn();
  const at = (origin: string, selected?: string) => ({ origin, selected });
  const { rerender } = renderHook(
    ({ origin, selected }: { origin: string; selected: string | undefined }) =>
      useCanvasTalk({ frame, origin, address: `${origin}/main`, selected, onMessage }),
    { initialProps: { ...at(one), selected: 'b1' as string | undefined } },
  );
  const say = (origin: string, data: unknown, source: Window = page) =>
    act(() => {
      const event = new MessageEvent('message', { data, origin });
      Object.defineProperty(event, 'source', { value: source });
      dispatchEvent(event);
    });
  const show = (origin: string, selected = 'b1') => rerender({ origin, selected });
  const ready = (origin: string) => say(origin, { type: 'foyer.draft.ready' });
  return { post, onMessage, say, show, ready };
}
const wish = (block: string) => ({ type: 'foyer.draft.select', block });

describe('useCanvasTalk', () => {
  it('says which block is chosen as soon as the page is there, and with each choice', () => {
    const { post, show, ready } = talk();
    expect(post).not.toHaveBeenCalled();

    ready(one);
    show(one, 'b2');

    expect(post.mock.calls).toEqual([
      [wish('b1'), one],
      [wish('b2'), one],
    ]);
  });

  it('says nothing to a page on its way, also where it was there before', () => {
    const { post, show, ready } = talk();
    ready(one);
    post.mockClear();

    show(other);
    ready(one);
    show(one, 'b2');
    expect(post).not.toHaveBeenCalled();

    ready(one);
    expect(post.mock.calls).toEqual([[wish('b2'), one]]);
  });

  it('says it again to a page that was loaded again', () => {
    const { post, ready } = talk();
    ready(one);
    ready(one);

    expect(post).toHaveBeenCalledTimes(2);
  });

  it('hears that page alone', () => {
    const { onMessage, say } = talk();
    const pressed = { type: 'foyer.draft.pressed', block: 'b3' };

    say(other, pressed);
    say(one, pressed, window);
    expect(onMessage).not.toHaveBeenCalled();
    say(one, pressed);
    expect(onMessage.mock.calls).toEqual([[pressed]]);
  });
});
