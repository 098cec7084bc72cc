import { MASK } from '@foyer/core';
import type { AnyStateMachine } from 'xstate';
import { stateNodes } from '@foyer/core';
import { plain } from '../session/plain.ts';
import { callName, timerName } from '../session/triggers.ts';
import { redactKnown } from './redact-known.ts';
import { type Received, readAnswer } from './recording.ts';

/** One line of an actor's log. */
export interface LogEntry {
  /** Counts from 1 through an actor's life. */
  number: number;
  /** Since the actor was first seen, in milliseconds. */
  atMs: number;
  /** What it got, as its drawing says it: `pin.submit`, `done validatePin`, `after lockEnds`. */
  name: string;
  /** The payload or the answer, as JSON has it, with secrets masked; `undefined` for none. */
  detail: unknown;
  /** Who sent it: another flow, or an actor that runs beside it. None for a view, a call's answer and a timer. */
  from: string | undefined;
  /** Whether it led to other states. */
  hasMoved: boolean;
}

const MOST_ENTRIES = 500;

/** What an actor got, in its words, with secrets masked. */
export function describeReceived(
  machine: AnyStateMachine,
  { event }: Pick<Received, 'event'>,
): Pick<LogEntry, 'name' | 'detail'> {
  const answer = readAnswer(event);
  if (answer) {
    const { call, outcome, value } = answer;
    return {
      name: `${outcome} ${callName(machine, call)}`,
      detail: plain(value, () => MASK),
    };
  }
  if (event.type.startsWith('xstate.after.')) {
    return { name: timerName(stateNodes(machine), event.type), detail: undefined };
  }
  const { type, ...payload } = redactKnown(event);
  return { name: type, detail: Object.keys(payload).length === 0 ? undefined : payload };
}

/** The log with one more entry. Of too many the oldest go first, those that led to other states last. */
export function addEntry(log: readonly LogEntry[], entry: LogEntry): readonly LogEntry[] {
  if (log.length < MOST_ENTRIES) return [...log, entry];
  const leastWanted = Math.max(
    0,
    log.findIndex(({ hasMoved }) => !hasMoved),
  );
  return [...log.slice(0, leastWanted), ...log.slice(leastWanted + 1), entry];
}

/** So often an event must come before it is taken for noise. */
const OFTEN = 5;

/** The names of what comes often and never leads to other states: what playback reports, for one. */
export function noiseOf(log: readonly LogEntry[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { name } of log) counts.set(name, (counts.get(name) ?? 0) + 1);
  const moving = new Set(log.filter(({ hasMoved }) => hasMoved).map(({ name }) => name));
  return new Set(
    [...counts]
      .filter(([name, count]) => count >= OFTEN && !moving.has(name))
      .map(([name]) => name),
  );
}
