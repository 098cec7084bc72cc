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

/** Innermost calls kept of each error. */
const KEPT_FRAMES = 20;

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
    ...(exception && { exceptions: exception.values.map(exceptionOf) }),
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
 * The reports of an envelope of Sentry.
 *
 * @throws {@link Failure} `invalidRequest` for what is no envelope.
 * @see https://develop.sentry.dev/sdk/data-model/envelopes/
 */
export function readEnvelope(envelope: string): ErrorReport[] {
  let rest = Buffer.from(envelope);
  const takeLine = (): string => {
    const end = rest.indexOf(10);
    const line = end < 0 ? rest : rest.subarray(0, end);
    rest = end < 0 ? Buffer.alloc(0) : rest.subarray(end + 1);
    return line.toString();
  };
  const takePayload = (length: number | undefined): string => {
    if (length === undefined) return takeLine();
    const payload = rest.subarray(0, length).toString();
    rest = rest.subarray(length);
    if (rest[0] === 10) rest = rest.subarray(1);
    return payload;
  };

  if (!v.is(v.looseObject({}), parseJson(takeLine()))) {
    throw new Failure('invalidRequest', { detail: 'envelope' });
  }
  const reports: ErrorReport[] = [];
  while (rest.length > 0) {
    const line = takeLine();
    if (line === '') continue;
    const header = v.safeParse(itemHeaderSchema, parseJson(line));
    if (!header.success) throw new Failure('invalidRequest', { detail: 'envelope' });
    const { type, length } = header.output;
    const payload = takePayload(length);
    reports.push(type === 'event' ? reportOf(payload) : { kind: type.slice(0, 40) });
  }
  return reports;
}
