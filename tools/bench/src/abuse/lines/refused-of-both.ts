import type { Line } from '../measure/measure-lines.ts';

const KB = 1024;
const json = { 'content-type': 'application/json' };

/** More than any call takes. */
const largeBody = Buffer.alloc(2 * 1024 * KB + 1, 32);

/** What both servers refuse before they look at what is asked. */
export const refusedOfBoth = (server: Line['server']): Line[] => [
  { name: 'path too long', server, requests: [{ path: `/${'a'.repeat(8000)}` }], status: 414 },
  { name: 'path too deep', server, requests: [{ path: '/a'.repeat(4000) }], status: 414 },
  {
    name: 'path of dots',
    server,
    requests: [{ path: `/api/v1${'/..%2f%2e%2e'.repeat(300)}` }],
    status: 414,
  },
  { name: 'query too long', server, requests: [{ path: `/?q=${'a'.repeat(8000)}` }], status: 414 },
  {
    name: 'too many parameters',
    server,
    requests: [{ path: `/?${'a=1&'.repeat(3000)}` }],
    status: 414,
  },
  {
    name: 'headers too large',
    server,
    requests: [{ path: '/', headers: { 'x-large': 'a'.repeat(17 * KB) } }],
    status: 431,
  },
  {
    name: 'cookie too large',
    server,
    requests: [{ path: '/', headers: { cookie: 'a=1; '.repeat(4000) } }],
    status: 431,
  },
  {
    name: 'too many headers',
    server,
    requests: [{ path: '/', headers: { 'x-many': Array.from({ length: 200 }, () => 'a') } }],
    status: 431,
  },
  {
    name: 'body too large',
    server,
    requests: [
      { method: 'POST', path: '/api/v1/sessions/visitor', headers: json, body: largeBody },
    ],
    status: 413,
  },
  {
    name: 'body too large, unsaid',
    server,
    requests: [
      {
        method: 'POST',
        path: '/api/v1/sessions/visitor',
        headers: json,
        body: largeBody,
        tellsLength: false,
      },
    ],
    status: server === 'web' ? 411 : 413,
  },
];
