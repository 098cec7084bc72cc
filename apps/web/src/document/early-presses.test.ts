import { describe, expect, it, vi } from 'vitest';
import { replayEarlyPresses } from './early-presses.tsx';

describe('replayEarlyPresses', () => {
  it('presses the last button once more, and only once', () => {
    const onClick = vi.fn<() => void>();
    const stop = vi.fn<() => void>();
    const [first, last] = [document.createElement('button'), document.createElement('button')];
    document.body.append(first, last);
    last.addEventListener('click', onClick);
    const host = { earlyPresses: { buttons: [first, last], stop } };

    replayEarlyPresses(host);
    replayEarlyPresses(host);

    expect(onClick).toHaveBeenCalledOnce();
    expect(stop).toHaveBeenCalledOnce();
  });

  it('leaves alone what has gone from the page', () => {
    const gone = document.createElement('button');
    const onClick = vi.fn<() => void>();
    gone.addEventListener('click', onClick);

    replayEarlyPresses({ earlyPresses: { buttons: [gone], stop: () => undefined } });

    expect(onClick).not.toHaveBeenCalled();
  });
});
