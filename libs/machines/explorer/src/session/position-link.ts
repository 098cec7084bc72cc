import { isSecretField, readEvent, Secret, secret } from '@foyer/core';
import * as v from 'valibot';
import type { ExplorerTarget, Position, Step } from '../explorer.types.ts';

/** Key of the position in an address's fragment. */
const KEY = 'position';
/** Stands for a secret; the value is the name of a made-up one, or empty for a tester's own. */
const SECRET = '$secret';

const outcome = v.picklist(['done', 'error']);
const stepSchema = v.union([
  v.strictObject({
    kind: v.literal('event'),
    event: v.looseObject({ type: v.string() }),
  }),
  v.strictObject({ kind: v.literal('answer'), call: v.string(), outcome, given: v.string() }),
  v.strictObject({ kind: v.literal('answer'), call: v.string(), outcome, value: v.unknown() }),
  v.strictObject({ kind: v.literal('time'), ms: v.pipe(v.number(), v.finite(), v.minValue(0)) }),
]);
const positionSchema = v.strictObject({
  machine: v.string(),
  input: v.string(),
  steps: v.pipe(v.array(stepSchema), v.maxLength(500)),
});

/** A secret that a link does not tell. */
export interface MissingSecret {
  /** Index of its step. */
  step: number;
  eventType: string;
  field: string;
}

/** What a link says: a position, or one that lacks secrets; or neither. */
export type LinkedPosition =
  | { status: 'ready'; position: Position }
  | { status: 'locked'; missing: readonly MissingSecret[] }
  | { status: 'unreadable' };

/** Writes a position as the fragment of an address, without `#`. Secrets are named, never told. */
export function writeLink(target: ExplorerTarget, position: Position): string {
  const names = Object.entries(target.secrets ?? {});
  const nameOf = (box: Secret) => names.find(([, value]) => value === box.reveal())?.[0] ?? '';
  // Not a replacer: JSON asks `toJSON` first, and a secret answers with nothing.
  const mask = (value: unknown): unknown => {
    if (value instanceof Secret) return { [SECRET]: nameOf(value) };
    if (Array.isArray(value)) return value.map(mask);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, mask(entry)]));
  };
  const text = JSON.stringify({
    machine: target.machine.id,
    input: position.input,
    steps: position.steps.map(mask),
  });
  return `${KEY}=${encodeURIComponent(text)}`;
}

/**
 * Reads a position from the fragment of an address; nothing when it holds none, or one of another machine.
 *
 * @param answers - Secrets that the link does not tell, by {@link secretKey}.
 */
export function readLink(
  target: ExplorerTarget,
  fragment: string,
  answers: Readonly<Record<string, string>> = {},
): LinkedPosition | undefined {
  const text = new URLSearchParams(fragment.replace(/^#/, '').replaceAll('+', '%2B')).get(KEY);
  if (text === null) return undefined;
  try {
    const { machine, input, steps } = v.parse(positionSchema, JSON.parse(text));
    if (machine !== target.machine.id) return undefined;
    if (!Object.hasOwn(target.inputs, input)) return { status: 'unreadable' };
    const missing: MissingSecret[] = [];
    const read = steps.map((step, index) => {
      if (step.kind !== 'event') return step;
      const opened = openSecrets(target, step.event, index, answers);
      missing.push(...opened.missing);
      return { kind: 'event', event: opened.event } satisfies Step;
    });
    if (missing.length > 0) return { status: 'locked', missing };
    const checked = read.map((step) => (step.kind === 'event' ? checkEvent(target, step) : step));
    return { status: 'ready', position: { input, steps: checked } };
  } catch {
    return { status: 'unreadable' };
  }
}

/** Names a missing secret in the answers of {@link readLink}. */
export const secretKey = ({ step, field }: Pick<MissingSecret, 'step' | 'field'>): string =>
  `${step}.${field}`;

type EventStep = Extract<Step, { kind: 'event' }>;

function openSecrets(
  target: ExplorerTarget,
  event: EventStep['event'],
  step: number,
  answers: Readonly<Record<string, string>>,
) {
  const missing: MissingSecret[] = [];
  const entries = Object.entries(event).map(([field, value]): [string, unknown] => {
    const schema = target.events[event.type]?.entries[field];
    if (!schema || !isSecretField(schema as v.GenericSchema)) return [field, value];
    const name = v.parse(v.strictObject({ [SECRET]: v.string() }), value)[SECRET] ?? '';
    const known = valueOf(target.secrets, name) ?? valueOf(answers, secretKey({ step, field }));
    if (known === undefined) missing.push({ step, eventType: event.type, field });
    return [field, secret(known ?? '')];
  });
  return { event: Object.fromEntries(entries) as EventStep['event'], missing };
}

/** Names come from outside, so inherited ones do not count. */
const valueOf = (values: Readonly<Record<string, string>> | undefined, name: string) =>
  values && Object.hasOwn(values, name) ? values[name] : undefined;

/** The machine's own guards are not asked whether a payload has the right shape, so the schema is. */
function checkEvent(target: ExplorerTarget, { event }: EventStep): EventStep {
  const { type, ...payload } = event;
  if (!target.events[type]) return { kind: 'event', event: { type } };
  return { kind: 'event', event: readEvent(target.events, type, payload) };
}
