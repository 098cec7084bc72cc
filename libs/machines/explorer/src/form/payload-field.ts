import { type EventField, eventFields, type EventSchemas } from '@foyer/core';

/** The payload of an event as one field, so that forms know one thing only. */
export const payloadField = (schemas: EventSchemas, type: string): EventField => ({
  name: type,
  title: type,
  kind: 'object',
  options: [],
  parts: eventFields(schemas, type),
  isOptional: false,
  isNullable: false,
});
