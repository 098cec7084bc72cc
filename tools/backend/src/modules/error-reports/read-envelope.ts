import * as v from 'valibot';
import { Failure } from '../../server/failure.ts';
import { scrub } from './scrub.ts';

/** What is kept of one report. */
export interface ErrorReport {
  /** `event` is an error; of anything else only the kind is kept. */
  kind: string;
  event_id?: string;
  level?: string;
  message?: string;
  release?: string;
  environment?: string;
  exceptions?: { type: string; value: string; frames: string[] }[];
}

/** Items of one envelope that are read at most; the SDK sends one or two. */
const ITEMS_MAX = 20;

/** Empty lines between items that are passed over. */
const EMPTY_LINES_MAX = 100;

/** So many bytes of errors are looked at in one envelope; the SDK sends one of some ten thousand. */
const EVENT_BYTES = 100 * 1024;

/** Errors kept of a chain of causes, the last ones. */
const KEPT_EXCEPTIONS = 10;

/** Innermost calls kept of each error. */
const KEPT_FRAMES = 20;

const NEW_LINE = 10;

const text = v.fallback(v.optional(v.string()), undefined);

const frameSchema = v.object({
  function: text,
  filename: text,
  lineno: v.fallback(v.optional(v.number()), undefined),
});
const exceptionSchema = v.object({
  type: text,
  value: text,
  stacktrace: v.optional(v.object({ frames: v.optional(v.array(frameSchema), []) })),
});
const eventSchema = v.object({
  event_id: text,
  level: text,
  message: text,
  release: text,
  environment: text,
  exception: v.optional(v.object({ values: v.optional(v.array(exceptionSchema), []) })),
});
const itemHeaderSchema = v.looseObject({ type: v.string(), length: v.optional(v.number()) });

type SentryException = v.InferOutput<typeof exceptionSchema>;

const exceptionOf = ({ type, value, stacktrace }: SentryException) => ({
  type: scrub(type ?? 'Error', 100),
  value: scrub(value ?? ''),
  frames: (stacktrace?.frames ?? [])
    .slice(-KEPT_FRAMES)
    .map(
      (frame) =>
        `${scrub(frame.function ?? '?', 100)} (${scrub(frame.filename ?? '?', 200)}:${frame.lineno ?? 0})`,
    ),
});

/** Only what is named here is kept: requests, users, breadcrumbs and contexts may hold anything. */
function reportOf(payload: string): ErrorReport {
  const event = v.safeParse(eventSchema, parseJson(payload));
  if (!event.success) return { kind: 'event' };
  const { event_id, level, message, release, environment, exception } = event.output;
  const short = { event_id, level, release, environment };
  const kept = Object.entries(short).filter((entry): entry is [string, string] => !!entry[1]);
  return {
    kind: 'event',
    ...Object.fromEntries(kept.map(([key, value]) => [key, value.slice(0, 100)])),
    ...(message && { message: scrub(message) }),
    ...(exception && { exceptions: exception.values.slice(-KEPT_EXCEPTIONS).map(exceptionOf) }),
  };
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Failure('invalidRequest', { detail: 'envelope' });
  }
}

/**
 * The reports of an envelope of Sentry: of its first items, and of errors beyond any that the SDK sends only the kind.
 *
 * @throws {@link Failure} `invalidRequest` for what is no envelope.
 * @see https://develop.sentry.dev/sdk/data-model/envelopes/
 */
export function readEnvelope(envelope: string): ErrorReport[] {
  const bytes = Buffer.from(envelope);
  let at = 0;
  const takeLine = (): string => {
    const end = bytes.indexOf(NEW_LINE, at);
    const line = bytes.subarray(at, end < 0 ? bytes.length : end);
    at += line.length + 1;
    return line.toString();
  };
  const takePayload = (length: number | undefined): string => {
    if (length === undefined) return takeLine();
    const payload = bytes.subarray(at, at + length);
    at += payload.length;
    if (bytes[at] === NEW_LINE) at += 1;
    return payload.toString();
  };

  if (!v.is(v.looseObject({}), parseJson(takeLine()))) {
    throw new Failure('invalidRequest', { detail: 'envelope' });
  }
  const reports: ErrorReport[] = [];
  let eventBytes = 0;
  let emptyLines = 0;
  while (at < bytes.length && reports.length < ITEMS_MAX) {
    if (bytes[at] === NEW_LINE) {
      at += 1;
      emptyLines += 1;
      if (emptyLines > EMPTY_LINES_MAX) throw new Failure('invalidRequest', { detail: 'envelope' });
      continue;
    }
    const header = v.safeParse(itemHeaderSchema, parseJson(takeLine()));
    if (!header.success) throw new Failure('invalidRequest', { detail: 'envelope' });
    const { type, length } = header.output;
    const payload = takePayload(length);
    if (type === 'event') eventBytes += payload.length;
    const isRead = type === 'event' && eventBytes <= EVENT_BYTES;
    reports.push(isRead ? reportOf(payload) : { kind: type.slice(0, 40) });
  }
  return reports;
}
