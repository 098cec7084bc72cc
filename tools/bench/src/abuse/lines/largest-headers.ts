import type { Sent } from '../measure/ask.ts';

/** Nearly all that a request may say before its body. */
const BYTES = 15_000;

const fill = (part: string) => part.repeat(Math.floor(BYTES / part.length));

/** Headers as large, or as many, as may be sent. */
const largest: Readonly<Record<string, NonNullable<Sent['headers']>>> = {
  'longest cookie': { cookie: fill('a=1; ') },
  'longest list of languages': { 'accept-language': fill('xx-yy;q=0.1,') },
  'longest list of encodings': { 'accept-encoding': fill('gzip;q=0,') },
  'longest list of proxies': { 'x-forwarded-for': fill('10.0.0.1, ') },
  'longest list of ranges': { range: `bytes=${fill('0-1,')}` },
  'most headers': Object.fromEntries(Array.from({ length: 90 }, (_, at) => [`x-${at}`, 'a'])),
};

/** A request with each kind of the largest headers. */
export const withLargestHeaders = (path: string): Record<string, readonly Sent[]> =>
  Object.fromEntries(Object.entries(largest).map(([name, headers]) => [name, [{ path, headers }]]));
