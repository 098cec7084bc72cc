import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { root } from '@foyer/workspace/paths';
import type { Request, Route } from 'playwright';

/** Where the files of the folder stand for the client. */
export const FILES = 'https://files.example/';
/** Where the client's page stands. */
export const PAGE = 'https://page.example/';

/** A strict page, as the site's pages are: no string becomes a document. */
const pageHeaders = {
  'content-type': 'text/html',
  'content-security-policy':
    "script-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
};

/** One pixel. */
const picture = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

const anyOrigin = { 'access-control-allow-origin': '*' };

/** The world of a client without a network: it answers everything, and keeps the pings. */
export interface Recorder {
  answer: (route: Route) => Promise<void>;
  /** Pings since the last call, in order. */
  takePings: () => string[];
}

/**
 * Makes the recorder of a folder. Files that are not there are 404, `https://silent.example/` never answers, media is one
 * spot and pictures are one pixel whatever their names, and everything else is a ping.
 *
 * @param script - Of the client's page.
 */
export function createRecorder(folder: string, script: string): Recorder {
  let pings: string[] = [];
  return {
    takePings: () => {
      const taken = pings;
      pings = [];
      return taken;
    },
    answer: async (route) => {
      const request = route.request();
      const { origin, pathname } = new URL(request.url());
      const isPage = `${origin}/` === PAGE;
      if (isPage && pathname === '/main.js') {
        await route.fulfill({ body: script, contentType: 'text/javascript' });
      } else if (isPage) {
        const body = '<!doctype html><script type="module" src="/main.js"></script>';
        await route.fulfill({ body, headers: pageHeaders });
      } else if (`${origin}/` === FILES) await answerFile(route, folder, pathname);
      else if (origin === 'https://silent.example') return;
      else if (isMedia(request)) await answerSpot(route);
      else if (request.resourceType() === 'image')
        await route.fulfill({ body: picture, contentType: 'image/gif' });
      // A client that asks why a film does not play; no ad server counts that.
      else if (request.method() === 'HEAD') await route.fulfill({ headers: anyOrigin });
      else {
        pings.push(request.url());
        await route.fulfill({ status: 204, headers: anyOrigin });
      }
    },
  };
}

async function answerFile(route: Route, folder: string, pathname: string): Promise<void> {
  // A path that leaves the folder is cut at its root.
  const file = join(folder, normalize(decodeURIComponent(pathname)));
  const body = await readFile(file).catch(() => undefined);
  if (body) await route.fulfill({ body, headers: { ...anyOrigin, 'content-type': 'text/xml' } });
  else await route.fulfill({ status: 404, headers: anyOrigin });
}

const isMedia = (request: Request): boolean => request.resourceType() === 'media';

async function answerSpot(route: Route): Promise<void> {
  const spot = await readFile(join(root, 'tools/media/assets/ad-1.mp4'));
  const [, from = '0', to = ''] =
    /^bytes=(\d+)-(\d*)$/u.exec(route.request().headers()['range'] ?? '') ?? [];
  const first = Number(from);
  const last = to === '' ? spot.length - 1 : Math.min(Number(to), spot.length - 1);
  await route.fulfill({
    status: 206,
    body: spot.subarray(first, last + 1),
    headers: {
      ...anyOrigin,
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-range': `bytes ${first}-${last}/${spot.length}`,
    },
  });
}
