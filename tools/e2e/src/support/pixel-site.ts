import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The smallest picture. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** An advertiser's server: it gives a picture at every address and knows which pixels were asked for. */
export interface PixelSite {
  origin: string;
  /** The pixels that were asked for since the last time, with their parameters. */
  take: () => readonly string[];
  /** Whether pixels get no answer from now on. */
  holdBack: (isHeld: boolean) => void;
  stop: () => Promise<void>;
}

/** Starts the server on a free port. */
export async function startPixelSite(): Promise<PixelSite> {
  let asked: string[] = [];
  let isHeld = false;
  const server = createServer(({ url = '' }, response) => {
    const isPixel = url.startsWith('/ads/track');
    if (isPixel) asked.push(url);
    if (isPixel && isHeld) return;
    response.setHeader('content-type', 'image/gif').setHeader('cache-control', 'no-store');
    response.end(pixel);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    take: () => {
      const taken = asked;
      asked = [];
      return taken;
    },
    holdBack: (next) => {
      isHeld = next;
    },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
