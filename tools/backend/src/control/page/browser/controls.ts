import { button, element, placeOf } from './dom.ts';
import { act, call } from './room.ts';

const HOUR_MS = 60 * 60 * 1000;
const REFRESH_MS = 3000;

interface Clock {
  now: string;
  offset_ms: number;
}

/** Draws reset, clock and refresh. @returns How to read the clock again. */
export function drawControls(refreshAll: () => Promise<void>): () => Promise<void> {
  const time = element('output', { 'aria-label': "The service's clock" });
  let offsetMs = 0;
  const show = async (): Promise<void> => {
    const clock = (await call('GET', 'clock')) as Clock;
    offsetMs = clock.offset_ms;
    const hours = Math.round((offsetMs / HOUR_MS) * 10) / 10;
    const moved = offsetMs === 0 ? 'as it is' : `moved by ${hours} h`;
    time.textContent = `${clock.now.slice(0, 19).replace('T', ' ')} UTC, ${moved}`;
  };
  const move = (toMs: () => number, done: string) => (): void =>
    void act(async () => {
      await call('POST', 'clock', { offset_ms: toMs() });
      await show();
      return done;
    });
  const reset = async (): Promise<string> => {
    await call('POST', 'reset');
    await refreshAll();
    return 'The demo data is back, and everybody is signed out.';
  };
  const refreshQuietly = async (): Promise<undefined> => {
    await refreshAll();
    return undefined;
  };
  const refresh = async (): Promise<string> => {
    await refreshAll();
    return 'Everything is read again.';
  };
  const byItself = element('input', { type: 'checkbox', checked: true });
  setInterval(() => {
    if (byItself.checked && document.visibilityState === 'visible') void act(refreshQuietly);
  }, REFRESH_MS);
  placeOf('controls').replaceChildren(
    element(
      'div',
      { class: 'bar' },
      button('Put the demo data back', () => void act(reset), true),
      button('Refresh', () => void act(refresh)),
      element('label', { class: 'field flag' }, byItself, 'Refresh by itself'),
    ),
    element(
      'div',
      { class: 'bar' },
      time,
      button(
        'An hour later',
        move(() => offsetMs + HOUR_MS, 'It is an hour later.'),
      ),
      button(
        'A day later',
        move(() => offsetMs + 24 * HOUR_MS, 'It is a day later.'),
      ),
      button(
        'A month later',
        move(() => offsetMs + 30 * 24 * HOUR_MS, 'It is a month later.'),
      ),
      button(
        'Back to now',
        move(() => 0, 'The clock is right again.'),
      ),
    ),
  );
  return show;
}
