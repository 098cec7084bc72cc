import { afterEach, describe, expect, it, vi } from 'vitest';
import { afterPress, onFirstInteraction, firstInteraction } from './first-interaction.ts';

const act = (name: string) => document.dispatchEvent(new Event(name));
const nextFrame = () =>
  new Promise((passed) => requestAnimationFrame(() => setTimeout(() => setTimeout(passed))));

describe('onFirstInteraction', () => {
  it('hears once, when what the act changes has been painted', async () => {
    const hear = vi.fn();
    onFirstInteraction(hear);

    act('pointerdown');
    act('click');
    expect(hear).not.toHaveBeenCalled();
    await nextFrame();

    expect(hear).toHaveBeenCalledOnce();
  });

  it('hears nothing once it is stopped', async () => {
    const hear = vi.fn();
    onFirstInteraction(hear)();

    act('keydown');
    await nextFrame();

    expect(hear).not.toHaveBeenCalled();
  });

  it('takes a scroll for an act where that is asked for', async () => {
    const hear = vi.fn();
    onFirstInteraction(hear, ['scroll']);

    act('scroll');
    await nextFrame();

    expect(hear).toHaveBeenCalledOnce();
  });
});

describe('afterPress', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  const press = () => vi.spyOn(document, 'querySelector').mockReturnValue(document.body);

  it('begins at once where nothing is pressed', () => {
    const begin = vi.fn();
    afterPress(begin);
    expect(begin).toHaveBeenCalledOnce();
  });

  it.each(['pointerup', 'pointercancel', 'keyup'])(
    'begins when what %s changes has been painted, and once',
    async (release) => {
      press();
      const begin = vi.fn();
      afterPress(begin);
      await nextFrame();
      expect(begin).not.toHaveBeenCalled();

      act(release);
      act(release);
      expect(begin).not.toHaveBeenCalled();
      await nextFrame();
      expect(begin).toHaveBeenCalledOnce();
    },
  );

  it('waits for no release that does not come', async () => {
    vi.useFakeTimers();
    press();
    const begin = vi.fn();
    afterPress(begin);
    await vi.advanceTimersByTimeAsync(900);
    expect(begin).not.toHaveBeenCalled();

    await vi.advanceTimersByTimeAsync(200);
    expect(begin).toHaveBeenCalledOnce();
  });
});

it('takes nobody for there before the press that brought them is answered', async () => {
  const pressed = vi.spyOn(document, 'querySelector').mockReturnValue(document.body);
  const hear = vi.fn();
  void firstInteraction().then(hear);

  act('scroll');
  await nextFrame();
  expect(hear).not.toHaveBeenCalled();
  act('pointerup');
  await nextFrame();

  expect(hear).toHaveBeenCalledOnce();
  pressed.mockRestore();
});
