import { LRUCache } from 'lru-cache';
import { createMarks, type PageMarks } from '../page/page-marks.ts';

interface KeptPage {
  html: string;
  headers: readonly (readonly [string, string])[];
  marks: PageMarks;
}

/** Pages of visitors without a session, for a few seconds. Design §5 */
export interface KeptPages {
  /** A page kept under that name, with marks of its own. */
  find: (name: string) => Response | undefined;
  /**
   * Answers as given, and keeps a copy once all of it was sent.
   *
   * @param isWhole - Asked at the end: whether nothing went wrong in between.
   */
  keep: (name: string, response: Response, marks: PageMarks, isWhole: () => boolean) => Response;
}

/** What all kept pages may take together, in characters. */
const mostCharacters = 32 * 1024 * 1024;

const remark = (text: string, from: PageMarks, to: PageMarks): string =>
  text.replaceAll(from.nonce, to.nonce).replaceAll(from.requestId, to.requestId);

/** Only whole pages that set nothing in the browser. */
const isForOthers = ({ status, headers, body }: Response): boolean =>
  status === 200 &&
  body !== null &&
  !headers.has('set-cookie') &&
  (headers.get('content-type') ?? '').startsWith('text/html');

/** Keeps pages for as many seconds as told. */
export function createKeptPages(seconds: number): KeptPages {
  const pages = new LRUCache<string, KeptPage>({
    ttl: seconds * 1000,
    maxSize: mostCharacters,
    sizeCalculation: ({ html }) => Math.max(1, html.length),
  });
  return {
    find: (name) => {
      const page = pages.get(name);
      if (!page) return undefined;
      const marks = createMarks();
      const headers = page.headers.map(([key, value]): [string, string] => [
        key,
        remark(value, page.marks, marks),
      ]);
      return new Response(remark(page.html, page.marks, marks), { headers });
    },
    keep: (name, response, marks, isWhole) => {
      if (!isForOthers(response) || !response.body) return response;
      const decoder = new TextDecoder();
      let html = '';
      const copy = new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, controller) => {
          html += decoder.decode(chunk, { stream: true });
          controller.enqueue(chunk);
        },
        // Not reached when the viewer leaves before the end.
        flush: () => {
          html += decoder.decode();
          if (isWhole()) pages.set(name, { html, headers: [...response.headers], marks });
        },
      });
      return new Response(response.body.pipeThrough(copy), response);
    },
  };
}
