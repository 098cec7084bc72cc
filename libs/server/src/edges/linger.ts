import type { Socket } from 'node:net';

/** How long the other side gets to read the last answer, in milliseconds. */
const LINGER_MS = 500;

/**
 * Lets a connection end gently: its other side hears that nothing follows, and a moment later it is closed. Closed at once,
 * with something unread, it would be reset, and who still sends would see that instead of the answer. What still comes is
 * not read: reading a megabyte to throw it away costs more than twenty answers.
 */
export function lingerOn(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end();
    socket.pause();
    // Node, and what listens for requests, let the rest of a body flow once the answer is out.
    socket.resume = () => socket;
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(timer));
  };
}
