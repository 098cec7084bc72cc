import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { readTree, type PageTree } from '../content/page-tree.ts';
import { PlainPage } from '../content/plain-page.ts';
import { readAnswers } from '../content/read-answers.ts';
import { benchPages, type BenchPage } from '../pages.ts';

const api = process.env['API_URL'] ?? '';
const ours = process.env['SITE_URL'] ?? '';
const compress = promisify(gzip);

/** What our pages show; each is read from our site when it is first asked for. */
const trees = new Map<BenchPage, Promise<PageTree>>();

const pageAt = (address: string) => {
  const { pathname } = new URL(address, 'http://floor');
  return benchPages.find(({ path }) => new URL(path, 'http://floor').pathname === pathname);
};

const cookieOf = ({ headers: { cookie } }: IncomingMessage): Record<string, string> =>
  cookie === undefined ? {} : { cookie };

async function sendPage(
  page: BenchPage,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const headers = cookieOf(request);
  const reading = trees.get(page) ?? readTree(ours + page.path, { headers });
  trees.set(page, reading);
  const [{ root, title, styles, body }] = await Promise.all([
    reading,
    readAnswers(api, page.calls, { headers }),
  ]);
  const head = h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('title', null, title),
    h('style', { dangerouslySetInnerHTML: { __html: styles } }),
  );
  const html = renderToString(h('html', root, head, h('body', null, h(PlainPage, { body }))));
  const isCompressed = String(request.headers['accept-encoding']).includes('gzip');
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    ...(isCompressed && { 'content-encoding': 'gzip' }),
  });
  response.end(isCompressed ? await compress(html) : html);
}

/** Pictures of the backend, fonts and pictures of our site. */
async function sendFile(address: string, response: ServerResponse): Promise<void> {
  const file = await fetch((address.startsWith('/api/') ? api : ours) + address);
  response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? '' });
  response.end(Buffer.from(await file.arrayBuffer()));
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '/' } = request;
  if (/^\/(?:api\/v1\/images|assets)\//u.test(url)) return sendFile(url, response);
  const page = pageAt(url);
  if (page) return sendPage(page, request, response);
  response.writeHead(url === '/health' ? 200 : 404).end();
  return undefined;
}

createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error);
    response.writeHead(500).end();
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
