export { eventCodes, type EventCode } from './event-codes.ts';
export { streamEventsOperation } from './events.operations.ts';
export {
  eventStreamHeadersSchema,
  pushEventSchema,
  type PushEvent,
  STREAM_READY,
  streamReadySchema,
  type StreamReady,
} from './events.schema.ts';
