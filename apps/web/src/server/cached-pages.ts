import { currentRequestId } from '@foyer/server';
import { LRUCache } from 'lru-cache';
import { createMarks, type PageMarks } from '../page/page-marks.ts';
import { gzipMarked, type MarkedGzip } from './marked-gzip.ts';
import type { PublishedPages } from './published-pages.ts';
import { takesEncoding } from './takes-encoding.ts';
import { joinWithMarks, splitAtMarks, type MarkedText } from './marked-text.ts';

/** Most pages are not asked for again in time: what they need for it is made when somebody asks. */
interface CachedPage {
  html: () => MarkedText;
  gzip: () => Promise<MarkedGzip>;
  headers: () => readonly (readonly [string, MarkedText])[];
  size: number;
}

/** Pages that never change: of a service that does not say when they do. */
const unchanging: PublishedPages = { generation: () => Promise.resolve(0), isSettled: () => true };

/** Pages of visitors without a session, for a few seconds. Design §5 */
export interface CachedPages {
  /**
   * A page kept under that name, with marks of its own.
   *
   * @param encodings - What the browser takes, as its `accept-encoding` says.
   */
  find: (name: string, encodings: string) => Promise<Response | undefined>;
  /**
   * Answers as given, and keeps a copy once all of it was sent.
   *
   * @param isWhole - Asked at the end: whether nothing went wrong in between.
   */
  keep: (name: string, response: Response, marks: PageMarks, isWhole: () => boolean) => Response;
}

/** What all kept pages may take together, in bytes of their text. */
const mostBytes = 32 * 1024 * 1024;

/** Only whole pages that set nothing in the browser. */
const isForOthers = ({ status, headers, body }: Response): boolean =>
  status === 200 &&
  body !== null &&
  !headers.has('set-cookie') &&
  (headers.get('content-type') ?? '').startsWith('text/html');

const once = <Made>(make: () => Made): (() => Made) => {
  let made: { value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
};

function cachedPage(body: readonly Uint8Array[], headers: Headers, marks: PageMarks): CachedPage {
  const html = once(() => splitAtMarks(Buffer.concat(body).toString(), marks));
  return {
    html,
    gzip: once(() => gzipMarked(html(), marks)),
    headers: once(() => [...headers].map(([name, value]) => [name, splitAtMarks(value, marks)])),
    size: body.reduce((sum, { length }) => sum + length, 1),
  };
}

async function answerOf(page: CachedPage, encodings: string): Promise<Response> {
  const marks = createMarks(currentRequestId());
  const headers = new Headers(
    page.headers().map(([name, value]): [string, string] => [name, joinWithMarks(value, marks)]),
  );
  headers.append('vary', 'accept-encoding');
  if (!takesEncoding(encodings, 'gzip'))
    return new Response(joinWithMarks(page.html(), marks), { headers });
  const fill = await page.gzip();
  headers.set('content-encoding', 'gzip');
  return new Response(fill(marks), { headers });
}

/** Keeps pages for as many seconds as told, and lets go of all of them when one is published. docs/decisions/0129 */
export function createCachedPages(
  seconds: number,
  published: PublishedPages = unchanging,
): CachedPages {
  let generation = 0;
  const pages = new LRUCache<string, CachedPage>({
    ttl: seconds * 1000,
    maxSize: mostBytes,
    sizeCalculation: ({ size }) => size,
  });
  return {
    find: async (name, encodings) => {
      const current = await published.generation();
      if (current !== generation) pages.clear();
      generation = current;
      const page = pages.get(name);
      return page && answerOf(page, encodings);
    },
    keep: (name, response, marks, isWhole) => {
      if (!isForOthers(response) || !response.body) return response;
      const drawnFrom = generation;
      const body: Uint8Array[] = [];
      const copy = new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, controller) => {
          body.push(chunk);
          controller.enqueue(chunk);
        },
        // Not reached when the viewer leaves before the end.
        flush: () => {
          const isCurrent = drawnFrom === generation && published.isSettled();
          if (isWhole() && isCurrent) pages.set(name, cachedPage(body, response.headers, marks));
        },
      });
      return new Response(response.body.pipeThrough(copy), response);
    },
  };
}
