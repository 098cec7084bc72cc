import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchButtons } from './button-presses.ts';

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A stage with two named controls and a picture. */
function stageWith(tell: (button: string) => void) {
  const stage = document.createElement('section');
  stage.innerHTML = `
    <button data-player-button="mute"><i></i></button>
    <button data-player-button="settings"></button>
    <div class="picture"></div>`;
  document.body.append(stage);
  const press = (selector: string) =>
    stage
      .querySelector(selector)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return { stop: watchButtons(stage, tell), press };
}

describe('watchButtons', () => {
  it('tells what was pressed by names that no language changes, also inside a button', () => {
    const tell = vi.fn<(button: string) => void>();
    const { press } = stageWith(tell);

    for (const selector of ['i', '[data-player-button=settings]', '.picture']) press(selector);

    expect(tell.mock.calls).toEqual([['player_mute'], ['player_settings']]);
  });

  it('hears of a button that its own press takes away', () => {
    const tell = vi.fn<(button: string) => void>();
    const { press } = stageWith(tell);
    document.querySelector('button')?.addEventListener('click', (event) => {
      event.stopPropagation();
      document.querySelector('button')?.remove();
    });

    press('button');

    expect(tell.mock.calls).toEqual([['player_mute']]);
  });

  it('hears of keys once, whether or not the browser makes a click of them', () => {
    vi.useFakeTimers();
    const tell = vi.fn<(button: string) => void>();
    const { press } = stageWith(tell);
    const key = (selector: string, init: KeyboardEventInit) => {
      const options = { bubbles: true, cancelable: true, ...init };
      document.querySelector(selector)?.dispatchEvent(new KeyboardEvent('keydown', options));
      vi.runAllTimers();
    };
    const answer = (event: Event) => event.preventDefault();

    key('button', { key: 'Enter' });
    press('button');
    document.body.addEventListener('keydown', answer);
    key('[data-player-button=settings]', { key: ' ' });
    key('[data-player-button=settings]', { key: ' ', repeat: true });
    key('[data-player-button=settings]', { key: 'ArrowLeft' });
    document.body.removeEventListener('keydown', answer);

    expect(tell.mock.calls).toEqual([['player_mute'], ['player_settings']]);
  });

  it('ends', () => {
    const tell = vi.fn<(button: string) => void>();
    const { stop, press } = stageWith(tell);
    stop();

    press('button');

    expect(tell).not.toHaveBeenCalled();
  });
});
