import { once } from 'node:events';
import { connect } from 'node:net';

const TRICKLE_MS = 20;

/** A connection on which a test says every byte itself. */
export interface RawConnection {
  write: (text: string) => void;
  /** Sends a text again and again, until the connection is closed. */
  trickle: (text: string) => void;
  /** Resolves when the first bytes have come. */
  begun: Promise<unknown>;
  /** What came until the connection was closed or reset. */
  heard: Promise<string>;
  /** Closes it without a word. */
  leave: () => void;
}

/** Opens a connection to a port of this machine, and says an opening. */
export function openRaw(port: number, opening: string): RawConnection {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  let timer: NodeJS.Timeout | undefined;
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  // The byte that is under way when the server closes.
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => {
    socket.once('close', () => {
      clearInterval(timer);
      resolve(heard);
    });
  });
  if (opening) socket.write(opening);
  return {
    write: (text) => void socket.write(text),
    trickle: (text) => {
      timer = setInterval(() => socket.write(text), TRICKLE_MS);
    },
    begun: once(socket, 'data').catch(() => undefined),
    heard: closed,
    leave: () => void socket.destroy(),
  };
}
