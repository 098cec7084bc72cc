import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { PlainPage } from '../content/plain-page.ts';
import { readPieces } from '../content/read-pieces.ts';
import { benchPages } from '../pages.ts';

const api = process.env['API_URL'] ?? '';
const compress = promisify(gzip);

const pageAt = (address: string) => {
  const { pathname } = new URL(address, 'http://floor');
  return benchPages.find(({ path }) => new URL(path, 'http://floor').pathname === pathname);
};

const cookieOf = ({ headers: { cookie } }: IncomingMessage): Record<string, string> =>
  cookie === undefined ? {} : { cookie };

async function sendPage(
  calls: readonly string[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const pieces = await readPieces(api, calls, { headers: cookieOf(request) });
  const page = h(
    'html',
    { lang: 'ru' },
    h('head', null, h('meta', { charSet: 'utf-8' }), h('title', null, pieces[0]?.title)),
    h('body', null, h(PlainPage, { pieces })),
  );
  const html = `<!doctype html>${renderToString(page)}`;
  const isCompressed = String(request.headers['accept-encoding']).includes('gzip');
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    ...(isCompressed && { 'content-encoding': 'gzip' }),
  });
  response.end(isCompressed ? await compress(html) : html);
}

async function sendPicture(address: string, response: ServerResponse): Promise<void> {
  const picture = await fetch(api + address);
  response.writeHead(picture.status, { 'content-type': picture.headers.get('content-type') ?? '' });
  response.end(Buffer.from(await picture.arrayBuffer()));
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '/' } = request;
  if (url.startsWith('/api/v1/images/')) return sendPicture(url, response);
  const page = pageAt(url);
  if (page) return sendPage(page.calls, request, response);
  response.writeHead(url === '/health' ? 200 : 404).end();
  return undefined;
}

createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error);
    response.writeHead(500).end();
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
