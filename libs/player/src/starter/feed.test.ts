import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openFeed, type RequestParts } from './feed.ts';

/** A network whose files arrive when the test says so. */
function network() {
  const asked = new Map<
    string,
    { tell: (byte: number) => void; end: (isThere: boolean) => void }
  >();
  const request: RequestParts = (url, onPart, signal) =>
    new Promise<unknown>((resolve) => {
      signal.addEventListener('abort', () => resolve(undefined));
      asked.set(url, {
        tell: (byte) => onPart(new Uint8Array([byte])),
        end: (isThere) => resolve(isThere ? {} : undefined),
      });
    });
  return { asked, request };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('openFeed', () => {
  it('asks for the first two files at once, and for each other when the one before is there', async () => {
    const { asked, request } = network();
    const feed = openFeed(['init', '1', '2'], request);
    feed.connect(() => {});
    expect([...asked.keys()]).toEqual(['init', '1']);
    asked.get('init')?.end(true);
    asked.get('1')?.end(true);
    await settled();
    expect([...asked.keys()]).toEqual(['init', '1', '2']);
    asked.get('2')?.end(true);
    expect(await feed.done).toBe(true);
  });

  it('hands parts over in the order of the files, whichever comes first', async () => {
    const { asked, request } = network();
    const taken: number[] = [];
    const feed = openFeed(['init', '1'], request);
    asked.get('1')?.tell(10);
    asked.get('init')?.tell(1);
    feed.connect((part) => taken.push(...part));
    asked.get('init')?.tell(2);
    expect(taken).toEqual([1, 2]);
    asked.get('init')?.end(true);
    await settled();
    expect(taken).toEqual([1, 2, 10]);
    asked.get('1')?.tell(11);
    expect(taken).toEqual([1, 2, 10, 11]);
  });

  it('asks for no further file while there is enough, nor after it was told to come to its end', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { asked, request } = network();
    const feed = openFeed(['init', '1', '2', '3'], request);
    let isEnough = true;
    feed.connect(
      () => {},
      () => isEnough,
    );
    asked.get('init')?.end(true);
    asked.get('1')?.end(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect([...asked.keys()]).toEqual(['init', '1']);
    isEnough = false;
    await vi.advanceTimersByTimeAsync(1000);
    expect([...asked.keys()]).toEqual(['init', '1', '2']);
    isEnough = true;
    asked.get('2')?.end(true);
    await vi.advanceTimersByTimeAsync(1000);
    feed.finish();
    await vi.advanceTimersByTimeAsync(1000);
    expect([await feed.done, asked.has('3')]).toEqual([true, false]);
  });

  it('ends what is under way when it is wanted no more', async () => {
    const { asked, request } = network();
    const feed = openFeed(['init', '1', '2'], request);
    feed.connect(() => {});
    asked.get('init')?.end(true);
    feed.drop();
    expect(await feed.done).toBe(false);
    expect([...asked.keys()]).toEqual(['init', '1']);
  });

  it('asks for nothing more once it is to finish', async () => {
    const { asked, request } = network();
    const feed = openFeed(['init', '1', '2', '3'], request);
    feed.connect(() => {});
    feed.finish();
    asked.get('init')?.end(true);
    asked.get('1')?.end(true);
    expect(await feed.done).toBe(true);
    expect([...asked.keys()]).toEqual(['init', '1']);
  });

  it('ends at the first file that fails', async () => {
    const { asked, request } = network();
    const feed = openFeed(['init', '1', '2'], request);
    feed.connect(() => {});
    asked.get('init')?.end(true);
    asked.get('1')?.end(false);
    expect(await feed.done).toBe(false);
    expect([...asked.keys()]).toEqual(['init', '1']);
  });
});
