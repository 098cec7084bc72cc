import { MASK, readEvent, redact, type Secret, secret } from '@foyer/core';
import * as v from 'valibot';
import type { ExplorerTarget, Given, Position, Step } from '../explorer.types.ts';
import { MOST_STEPS } from './limits.ts';
import { openMarks, plain } from './plain.ts';

const outcome = v.picklist(['done', 'error']);
const span = v.pipe(v.number(), v.finite(), v.minValue(0));
// JSON drops what is undefined, so a value may be missing.
const value = v.optional(v.unknown());
const answer = { kind: v.literal('answer'), call: v.string(), outcome };
const step = v.union([
  v.strictObject({ kind: v.literal('event'), event: v.looseObject({ type: v.string() }) }),
  v.strictObject({ ...answer, given: v.string() }),
  v.strictObject({ ...answer, value }),
  v.strictObject({ kind: v.picklist(['time', 'quiet']), ms: span }),
  v.strictObject({ kind: v.literal('timer'), eventType: v.string() }),
]);

/** A position of some machine as links and files hold it: JSON, with marks in place of secrets. */
export const writtenPosition = v.object({
  machine: v.string(),
  start: v.union([v.strictObject({ given: v.string() }), v.strictObject({ value })]),
  steps: v.pipe(v.array(step), v.maxLength(MOST_STEPS)),
});

/** What {@link writtenPosition} checks. */
export type WrittenPosition = v.InferOutput<typeof writtenPosition>;

/** What a written position says. */
export type ReadPosition =
  | { status: 'ready'; position: Position }
  /** It lacks secrets; each is named by its place, in words. */
  | { status: 'locked'; missing: readonly string[] }
  | { status: 'unreadable' };

/** Writes a position for a link or a file. Secrets are named, never told. */
export function writePosition(target: ExplorerTarget, { start, steps }: Position): WrittenPosition {
  const names = Object.entries(target.secrets ?? {});
  const markOf = (box: Secret) => ({
    $secret: names.find(([, made]) => made === box.reveal())?.[0] ?? '',
  });
  return plain({ machine: target.machine.id, start, steps }, markOf) as WrittenPosition;
}

/**
 * Reads a written position of this machine.
 *
 * @param answers - Secrets that are not told, by their places.
 */
export function readPosition(
  target: ExplorerTarget,
  written: WrittenPosition,
  answers: Readonly<Record<string, string>> = {},
): ReadPosition {
  const missing: string[] = [];
  /** Opens what stands in one place; `of` says what that is. */
  const open = (where: string, of: string, content: unknown) =>
    openMarks(content, (name, path) => {
      const place = `${where}: ${[path.join(' '), of].filter(Boolean).join(' of ')}`;
      const known = own(target.secrets, name) ?? own(answers, place);
      if (known === undefined) missing.push(place);
      return secret(known ?? '');
    });
  const readStep = (raw: WrittenPosition['steps'][number], index: number): Step => {
    const where = `Step ${index + 1}`;
    if (raw.kind === 'event') {
      refuseOpenSecrets(target, raw.event);
      return eventStep(target, open(where, raw.event.type, raw.event) as typeof raw.event);
    }
    if (raw.kind !== 'answer' || 'given' in raw) return raw;
    return { ...raw, value: open(where, `${raw.outcome} ${raw.call}`, raw.value) };
  };
  try {
    const start = readStart(target, written.start);
    const opened = 'given' in start ? start : { value: open('Start', '', start.value) };
    const steps = written.steps.map(readStep);
    if (missing.length > 0) return { status: 'locked', missing };
    return { status: 'ready', position: { start: opened, steps } };
  } catch {
    return { status: 'unreadable' };
  }
}

function readStart(target: ExplorerTarget, start: WrittenPosition['start']): Given {
  if (!('given' in start)) return { value: start.value };
  if (!Object.hasOwn(target.inputs, start.given)) throw new Error(`No input "${start.given}"`);
  return start;
}

type StepEvent = Extract<Step, { kind: 'event' }>['event'];

/** Nobody writes a secret into a link or a file, so one that stands there is no business of ours. */
function refuseOpenSecrets(target: ExplorerTarget, event: StepEvent) {
  if (!target.events[event.type]) return;
  const { type, ...payload } = openMarks(event, () => MASK) as StepEvent;
  const { type: _, ...shown } = redact({ type, ...payload }, target.events);
  if (JSON.stringify(shown) !== JSON.stringify(payload)) throw new Error('A secret in the open');
}

/** The machine's own guards are not asked whether a payload has the right shape, so the schema is. */
function eventStep(target: ExplorerTarget, { type, ...payload }: StepEvent): Step {
  if (!target.events[type]) return { kind: 'event', event: { type } };
  return { kind: 'event', event: readEvent(target.events, type, payload) };
}

/** Names come from outside, so inherited ones do not count. */
const own = (values: Readonly<Record<string, string>> | undefined, name: string) =>
  values && Object.hasOwn(values, name) ? values[name] : undefined;
