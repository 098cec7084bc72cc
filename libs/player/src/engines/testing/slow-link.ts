import type { ServerResponse } from 'node:http';

/** How many bytes a second a playback gets, by its age in seconds and whether its test has widened the link. */
type Rate = (age: number, isWidened: boolean) => number;

const kilobits = (rate: number) => (rate * 1000) / 8;

/** Links that an address can name in place of a fault: as wide as 720p needs, one that narrows for a while, one that is narrow until it is widened. */
export const links: Readonly<Record<string, Rate>> = {
  narrow: () => kilobits(1_300),
  drop: (age) => kilobits(age > 10 && age < 20 ? 350 : 1_300),
  widens: (_, isWidened) => kilobits(isWidened ? 10_000 : 230),
};

/** When the link of each playback is free again, and since when it is there, in milliseconds. */
const queues = new Map<string, { since: number; freeAt: number }>();
const PIECE_BYTES = 8_192;
/** Playbacks whose link is wide by now: their test has asked for `widen` beside their assets. */
export const widened = new Set<string>();

/** Whether more can be sent. */
export const isOpen = (response: ServerResponse): boolean =>
  !response.destroyed && !response.writableEnded;

/** Sends a body as fast as a link lets it; all files of a playback share it. */
export async function sendSlowly(
  response: ServerResponse,
  body: Buffer,
  playback: string,
  rate: Rate,
) {
  const now = Date.now();
  const queue = queues.get(playback) ?? { since: now, freeAt: now };
  queues.set(playback, queue);
  for (let at = 0; at < body.byteLength && isOpen(response); at += PIECE_BYTES) {
    const piece = body.subarray(at, at + PIECE_BYTES);
    const takes =
      (piece.byteLength / rate((Date.now() - queue.since) / 1000, widened.has(playback))) * 1000;
    queue.freeAt = Math.max(queue.freeAt, Date.now()) + takes;
    const wait = queue.freeAt - Date.now();
    await new Promise((resolve) => setTimeout(resolve, wait));
    response.write(piece);
  }
  if (isOpen(response)) response.end();
}
