/** One message of a stream of server-sent events. */
export interface StreamMessage {
  /** Empty where the stream gave none. */
  name: string;
  data: string;
  /** The last id that the stream gave so far. */
  id: string | undefined;
}

/**
 * Reads server-sent events out of text that comes in pieces of any size. A message that was cut off
 * is never given.
 *
 * @returns How to feed it the next piece.
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function createSseParser(onMessage: (message: StreamMessage) => void) {
  let rest = '';
  let isAfterReturn = false;
  let name = '';
  let data: string[] = [];
  let id: string | undefined;

  const readLine = (line: string): void => {
    if (line === '') {
      if (data.length > 0) onMessage({ name, data: data.join('\n'), id });
      name = '';
      data = [];
      return;
    }
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') data.push(value);
    if (field === 'event') name = value;
    if (field === 'id' && !value.includes('\0')) id = value;
  };

  return (piece: string): void => {
    // The line feed of a line end whose carriage return came with the piece before.
    const text = rest + (isAfterReturn && piece.startsWith('\n') ? piece.slice(1) : piece);
    if (piece !== '') isAfterReturn = piece.endsWith('\r');
    const lines = text.split(/\r\n|\n|\r/);
    rest = lines.pop() ?? '';
    for (const line of lines) readLine(line);
  };
}
