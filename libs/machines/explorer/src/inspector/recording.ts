import { MOST_STEPS } from '../session/limits.ts';
import { namelessSecret, plain } from '../session/plain.ts';
import type { WrittenPosition } from '../session/position-json.ts';
import { marksForMasks, redactKnown } from './redact-known.ts';

/** What leads a held copy of a running actor's machine to the same place; nothing in it is secret. */
export type Recording = Pick<WrittenPosition, 'start' | 'steps'>;

/** What an actor got, and from whom. */
export interface Received {
  event: { type: string } & Record<string, unknown>;
  /** A delayed event comes from the actor itself. */
  isOwn: boolean;
  /** Since what the actor got before, in milliseconds. */
  sinceMs: number;
}

/** A recording at its start. Inputs have no schema: what is secret in them is boxed. */
export const startRecording = (input: unknown): Recording => ({
  start: { value: plain(input, () => namelessSecret) },
  steps: [],
});

/** Whether nothing more is recorded. */
export const isFull = ({ steps }: Recording): boolean => steps.length >= MOST_STEPS - 1;

/** The recording with one more thing received; the same one when that leaves no trace in a replay, or it is full. */
export function record(recording: Recording, received: Received): Recording {
  const step = stepOf(received);
  if (!step || isFull(recording)) return recording;
  const ms = Math.round(received.sinceMs);
  const pause = step.kind !== 'timer' && ms > 0 ? [{ kind: 'quiet' as const, ms }] : [];
  return { ...recording, steps: [...recording.steps, ...pause, step] };
}

type WrittenStep = WrittenPosition['steps'][number];

const answered = /^xstate\.(?<outcome>done|error)\.actor\.(?<call>.*)$/;

/** The answer of a call that an event brings, if it brings one. */
export function readAnswer(
  event: Received['event'],
): { call: string; outcome: 'done' | 'error'; value: unknown } | undefined {
  const { outcome, call } = answered.exec(event.type)?.groups ?? {};
  if (call === undefined) return undefined;
  return outcome === 'done'
    ? { call, outcome, value: event['output'] }
    : { call, outcome: 'error', value: event['error'] };
}

function stepOf({ event, isOwn }: Received): WrittenStep | undefined {
  const answer = readAnswer(event);
  if (answer)
    return { kind: 'answer', ...answer, value: plain(answer.value, () => namelessSecret) };
  if (isOwn || event.type.startsWith('xstate.after.')) {
    return { kind: 'timer', eventType: event.type };
  }
  if (event.type.startsWith('xstate.')) return undefined;
  const { type, ...payload } = redactKnown(event);
  return { kind: 'event', event: { type, ...(marksForMasks(payload) as object) } };
}
