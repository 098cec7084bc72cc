import { cors } from 'hono/cors';

/** What players add to their requests, and what they read of the answers. ENGINE-013 to ENGINE-016. */
const playerHeaders = [
  'range',
  'x-rt-playback-session',
  'x-rt-playback-session-req-num',
  'x-rt-uid',
  'x-rt-san',
];

/** Lets players of every site play the media, also when they must ask first. The origin knows no cookies. */
export const mediaCors = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD'],
  allowHeaders: playerHeaders,
  exposeHeaders: ['content-length', 'content-range', 'date'],
  maxAge: 24 * 60 * 60,
});
