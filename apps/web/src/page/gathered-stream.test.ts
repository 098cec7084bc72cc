// @vitest-environment node
import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { gatheredStream } from './gathered-stream.ts';

const read = async (stream: ReadableStream<Uint8Array>) => {
  const pieces: string[] = [];
  for await (const piece of stream) pieces.push(Buffer.from(piece).toString());
  return pieces;
};

describe('gatheredStream', () => {
  it('sends what is written in one turn as one piece, and what comes later for itself', async () => {
    const { sink, stream } = gatheredStream();
    const pieces = read(stream);

    for (const word of ['Город ', 'после ', 'дождя']) sink.write(word);
    await nextTurn();
    await nextTurn();
    sink.write('Тихая ');
    sink.end('вода');

    expect(await pieces).toEqual(['Город после дождя', 'Тихая вода']);
  });

  it('fails for whoever reads when the writer gives up', async () => {
    const { sink, stream } = gatheredStream();
    sink.once('error', () => undefined);
    const pieces = read(stream);

    sink.destroy(new Error('drawn no further'));

    await expect(pieces).rejects.toThrow('drawn no further');
  });

  it('tells the writer when nobody reads on', async () => {
    const { sink, stream } = gatheredStream();
    const closed = once(sink, 'close');
    sink.write('Город');

    await stream.cancel();

    await closed;
    expect(sink.destroyed).toBe(true);
    await nextTurn();
  });
});
