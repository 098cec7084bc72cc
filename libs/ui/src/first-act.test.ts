import { describe, expect, it, vi } from 'vitest';
import { onFirstAct } from './first-act.ts';

const act = (name: string) => document.dispatchEvent(new Event(name));
const nextFrame = () =>
  new Promise((passed) => requestAnimationFrame(() => setTimeout(() => setTimeout(passed))));

describe('onFirstAct', () => {
  it('hears once, when what the act changes has been painted', async () => {
    const hear = vi.fn();
    onFirstAct(hear);

    act('pointerdown');
    act('click');
    expect(hear).not.toHaveBeenCalled();
    await nextFrame();

    expect(hear).toHaveBeenCalledOnce();
  });

  it('hears nothing once it is stopped', async () => {
    const hear = vi.fn();
    onFirstAct(hear)();

    act('keydown');
    await nextFrame();

    expect(hear).not.toHaveBeenCalled();
  });

  it('takes a scroll for an act where that is asked for', async () => {
    const hear = vi.fn();
    onFirstAct(hear, ['scroll']);

    act('scroll');
    await nextFrame();

    expect(hear).toHaveBeenCalledOnce();
  });
});
