import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { browserName } from '@foyer/bench';
import { type Document, Window } from 'happy-dom';

/** What a request says beside its path. */
export interface Asking {
  /** As {@link cookiesOf} or `sessionOf` gives it. */
  cookie?: string;
  /** Name of the site by which another label answers. @default the origin's own */
  host?: string;
}

/** The answer to a request; a redirect is not followed. */
export interface ServerPage {
  status: number;
  headers: Headers;
  /** As it came. */
  html: string;
  /** As a reader without scripts has it: nothing in it runs or is loaded. */
  document: Document;
}

/** By this name the second label answers. */
export const alternate: Asking = { host: 'polosa.localhost' };

const { DOMParser } = new Window();

function headersOf({ headersDistinct }: IncomingMessage): Headers {
  const pairs = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  return new Headers(pairs);
}

/**
 * Asks the site for a page as a browser does, and reads the answer. Not by `fetch`, which sets no host: names below
 * `localhost` lead to this machine in browsers only.
 */
export async function serverPage(
  origin: string,
  path: string,
  { cookie, host }: Asking = {},
): Promise<ServerPage> {
  const url = new URL(path, origin);
  const asked = request(url, {
    headers: {
      accept: 'text/html',
      'user-agent': browserName,
      ...(cookie !== undefined && { cookie }),
      ...(host !== undefined && { host: `${host}:${url.port}` }),
    },
  });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const html = await text(answer);
  return {
    status: answer.statusCode ?? 0,
    headers: headersOf(answer),
    html,
    document: new DOMParser().parseFromString(html, 'text/html'),
  };
}

/** The cookies that an answer sets, as the next request sends them. */
export const cookiesOf = ({ headers }: { headers: Headers }): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');

/** What the server tells the page about itself, for its scripts. */
export function configOf({ document }: ServerPage): unknown {
  const state = document.querySelector('#foyer-page-state')?.textContent ?? '{}';
  return (JSON.parse(state) as { config?: unknown }).config;
}

/** The text in the place of the page, between header and footer. */
export const mainText = ({ document }: ServerPage): string =>
  document.querySelector('main')?.textContent ?? '';
