import { defineOperation } from '../define-operation.ts';
import { eventStreamHeadersSchema, pushEventSchema } from './events.schema.ts';

/**
 * The push channel: server-sent events of the session's account and profile, each once and in order.
 * A reader that comes back names the last id that it got. A session without an account, and a
 * restricted one, gets comments that keep the connection alive and nothing else. EVENT-001, EVENT-002.
 */
export const streamEventsOperation = defineOperation({
  operationId: 'streamEvents',
  method: 'get',
  path: '/events',
  tag: 'events',
  summary: 'The events of the account, as they happen',
  access: 'session',
  headers: eventStreamHeadersSchema,
  files: ['text/event-stream'],
  stream: pushEventSchema,
  status: 200,
  errors: ['tooManyCalls'],
});

/** The calls of this resource by operation id. */
export const eventsOperations = { streamEvents: streamEventsOperation } as const;
