export {
  createTransportEvents,
  transportEventOf,
  type TransportEvent,
} from './transport-events.ts';
