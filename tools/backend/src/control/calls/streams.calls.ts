import { Hono } from 'hono';
import type { EventHub } from '../../modules/events/event-hub.ts';

/** `GET /streams`: how many streams of the push channel are open, and were at once since the process started. */
export const streamsCalls = (hub: Pick<EventHub, 'count' | 'most'>): Hono =>
  new Hono().get('/streams', (c) => c.json({ open: hub.count(), most: hub.most() }));
