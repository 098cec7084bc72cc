import { knownEvents, MASK, redact } from '@foyer/core';
import { namelessSecret } from '../session/plain.ts';

/**
 * A running actor's event as it may be shown. Nobody says which flow's schema is meant, so it is masked as each flow
 * asks that knows an event of this name; of an event that none knows only the type remains.
 */
export function redactKnown(event: { type: string }): { type: string } & Record<string, unknown> {
  const { type } = event;
  const [first, ...others] = knownEvents(type);
  if (!first) return { type };
  const shown = others.reduce<Record<string, unknown>>(
    (masked, schema) => redact({ ...masked, type }, { [type]: schema }),
    redact(event, { [type]: first }),
  );
  return { ...shown, type };
}

/** What was masked, as a recording writes it: the one who replays is asked for it. */
export function marksForMasks(value: unknown): unknown {
  if (value === MASK) return namelessSecret;
  if (Array.isArray(value)) return value.map(marksForMasks);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, marksForMasks(entry)]),
  );
}
