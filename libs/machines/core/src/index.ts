export {
  type FailedCall,
  hasCode,
  isTooManyTries,
  messageOf,
  retryAfterSeconds,
} from './errors.ts';
export { type EventField, eventFields, readEvent } from './event-form.ts';
export {
  defineEvents,
  type EventOf,
  type EventSchemas,
  flowEvents,
  isSecretField,
  knownEvents,
  secretField,
} from './events.ts';
export { type FlowMeta, required, resumeFlow } from './flow.ts';
export { hasCome, lateFlow } from './late-flow.ts';
export { watchActors, watched } from './watched.ts';
export { type Message, messageText } from './message.ts';
export {
  actorFromPort,
  InterruptedCall,
  missingPort,
  type Port,
  portInfo,
  type PortInfo,
} from './port.ts';
export { MASK, redact } from './redact.ts';
export { Secret, secret } from '@foyer/secret';
export { stateNodes, triggerOf, type Trigger } from './state-nodes.ts';
