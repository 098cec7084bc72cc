import { describe, expect, it } from 'vitest';
import { createSseParser, type StreamMessage } from './sse-parser.ts';

function messagesOf(...pieces: string[]): StreamMessage[] {
  const messages: StreamMessage[] = [];
  const feed = createSseParser((message) => messages.push(message));
  for (const piece of pieces) feed(piece);
  return messages;
}

describe('createSseParser', () => {
  it('reads name, id and all lines of the data', () => {
    const text =
      ': a comment\nretry: 3000\nevent: ready\nid: 7\ndata: one\ndata:two\n\ndata: three\n\n';

    expect(messagesOf(text)).toEqual([
      { name: 'ready', id: '7', data: 'one\ntwo' },
      { name: '', id: '7', data: 'three' },
    ]);
  });

  it('reads the same whichever line ends are used and wherever the text is cut', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const text = ['id: 1', 'data: {"a":1}', '', 'id: 2', 'data: b', '', 'data: last', ''].join(
        end,
      );
      for (let place = 0; place <= text.length; place += 1) {
        expect(messagesOf(text.slice(0, place), text.slice(place), end)).toEqual([
          { name: '', id: '1', data: '{"a":1}' },
          { name: '', id: '2', data: 'b' },
          { name: '', id: '2', data: 'last' },
        ]);
      }
    }
  });

  it('gives no message that was cut off, and none without data', () => {
    expect(messagesOf('id: 1\n\n', 'event: ready\n\n', 'id: 2\ndata: half\n')).toEqual([]);
  });
});
