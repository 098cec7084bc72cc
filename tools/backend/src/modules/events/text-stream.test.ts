import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTextStream } from './text-stream.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A source without end, and how much of it was asked for. */
function endless() {
  let asked = 0;
  async function* pieces(): AsyncGenerator<string, void, void> {
    for (;;) {
      asked += 1;
      yield String(asked);
    }
  }
  return {
    pieces: pieces(),
    closing: new AbortController(),
    onEnd: vi.fn(),
    asked: () => asked,
  };
}

const decode = ({ value }: { value?: Uint8Array | undefined }) => new TextDecoder().decode(value);

describe('createTextStream', () => {
  it('asks for no more than its reader takes', async () => {
    const source = endless();
    const reader = createTextStream(source).getReader();

    const pieces = [decode(await reader.read()), decode(await reader.read())];
    await vi.advanceTimersByTimeAsync(1000);

    expect(pieces).toEqual(['1', '2']);
    expect(source.asked()).toBe(3);
    expect(source.onEnd).not.toHaveBeenCalled();
  });

  it('gives a reader up that takes nothing for a minute', async () => {
    const source = endless();
    const reader = createTextStream(source).getReader();
    await reader.read();

    await vi.advanceTimersByTimeAsync(61_000);

    await expect(reader.closed).rejects.toThrow('takes nothing');
    expect(source.closing.signal.aborted).toBe(true);
    expect(source.onEnd).toHaveBeenCalledOnce();
  });

  it('ends once, and stops waiting, when its reader leaves', async () => {
    const source = endless();
    const reader = createTextStream(source).getReader();
    await reader.read();

    await reader.cancel();
    await vi.advanceTimersByTimeAsync(61_000);

    expect(source.closing.signal.aborted).toBe(true);
    expect(source.onEnd).toHaveBeenCalledOnce();
  });

  it('ends when it is closed, after the piece that was under way', async () => {
    const [idle, busy] = [endless(), endless()];
    const never = new Promise<void>((resolve) => {
      busy.closing.signal.addEventListener('abort', () => resolve());
    });
    async function* waiting(): AsyncGenerator<string, void, void> {
      await never;
      yield 'late';
    }
    const idleReader = createTextStream(idle).getReader();
    const busyReader = createTextStream({ ...busy, pieces: waiting() }).getReader();
    const reading = busyReader.read();
    await idleReader.read();

    idle.closing.abort();
    busy.closing.abort();

    expect(decode(await reading)).toBe('late');
    expect(await busyReader.read()).toEqual({ done: true, value: undefined });
    expect(idle.onEnd).toHaveBeenCalledOnce();
    expect(busy.onEnd).toHaveBeenCalledOnce();
  });

  it('fails as its source fails', async () => {
    const onEnd = vi.fn();
    async function* pieces(): AsyncGenerator<string, void, void> {
      yield 'one';
      throw new Error('The database is gone');
    }
    const reader = createTextStream({
      pieces: pieces(),
      closing: new AbortController(),
      onEnd,
    }).getReader();
    await reader.read();

    await expect(reader.read()).rejects.toThrow('The database is gone');
    expect(onEnd).toHaveBeenCalledOnce();
  });
});
