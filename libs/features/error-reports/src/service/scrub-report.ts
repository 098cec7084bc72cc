import type { Breadcrumb, Envelope, Event } from '@sentry/core';
import { scrubAddresses, scrubText } from './scrub-text.ts';

/** A breadcrumb with its sentence scrubbed. */
export const scrubBreadcrumb = (crumb: Breadcrumb): Breadcrumb => ({
  ...crumb,
  ...(crumb.message !== undefined && { message: scrubText(crumb.message) }),
});

/** An event without its viewer, headers, cookies, bodies and loose data; its sentences scrubbed. */
export function scrubEvent<Kind extends Event>(event: Kind): Kind {
  const { user: _user, extra: _extra, server_name: _server, request, ...kept } = event;
  const { url } = request ?? {};
  return {
    ...(kept as Kind),
    ...(url !== undefined && { request: { url } }),
    ...(event.message !== undefined && { message: scrubText(event.message) }),
    ...(event.exception?.values && {
      exception: {
        values: event.exception.values.map((exception) => ({
          ...exception,
          ...(exception.value !== undefined && { value: scrubText(exception.value) }),
        })),
      },
    }),
  };
}

function scrubStrings(value: unknown): unknown {
  if (typeof value === 'string') return scrubAddresses(value);
  if (Array.isArray(value)) return value.map(scrubStrings);
  // Bytes are nothing to read.
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, scrubStrings(one)]));
}

/**
 * The gate before the network: no string of a report, replay or trace leaves with a value of a query, and the length
 * that an item announces stays true.
 */
export function scrubEnvelope([headers, items]: Envelope): Envelope {
  const scrubbed = items.map(([itemHeaders, payload]) => {
    const kept = scrubStrings(payload);
    const length = typeof kept === 'string' ? new TextEncoder().encode(kept).length : undefined;
    return [{ ...itemHeaders, ...(length !== undefined && { length }) }, kept];
  });
  // The shape of each item is the one it came with.
  return [headers, scrubbed] as Envelope;
}
