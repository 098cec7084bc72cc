import { applyChange, differenceOf, inverseOf, type Change } from '../text/text-edit.ts';

/** One step of an author: there and back. */
export interface Step {
  forth: Change;
  back: Change;
  /** Steps of one group that follow each other are one: typing in one field. */
  group?: string;
}

/** A text with the way that it has come. Plain data: it can be kept and restored. */
export interface History {
  text: string;
  /** The last one last. */
  done: readonly Step[];
  /** The next one last. */
  undone: readonly Step[];
}

/** Steps that are kept. */
export const STEPS_MAX = 500;

/** A text that nothing has happened to. */
export const startHistory = (text: string): History => ({ text, done: [], undone: [] });

/**
 * The history with one more change of its text; what was undone is gone.
 *
 * @param group - Joins the change to the last step, if that has the same group.
 */
export function recordChange(history: History, change: Change, group?: string): History {
  if (change.length === 0) return history;
  const text = applyChange(history.text, change);
  const last = history.done.at(-1);
  const isJoined = group !== undefined && last?.group === group && history.undone.length === 0;
  const before = isJoined ? applyChange(history.text, last.back) : history.text;
  const forth = isJoined ? differenceOf(before, text) : change;
  const step = { forth, back: inverseOf(before, forth), ...(group !== undefined && { group }) };
  const earlier = isJoined ? history.done.slice(0, -1) : history.done;
  return { text, done: [...earlier, step].slice(-STEPS_MAX), undone: [] };
}

/** One step back; the same history where there is none. */
export function undo(history: History): History {
  const step = history.done.at(-1);
  if (!step) return history;
  return {
    text: applyChange(history.text, step.back),
    done: history.done.slice(0, -1),
    undone: [...history.undone, step],
  };
}

/** The step that was undone last; the same history where there is none. */
export function redo(history: History): History {
  const step = history.undone.at(-1);
  if (!step) return history;
  return {
    text: applyChange(history.text, step.forth),
    done: [...history.done, step],
    undone: history.undone.slice(0, -1),
  };
}

/** Ends the group of the last step: what is typed next starts a new step. */
export function endGroup(history: History): History {
  const last = history.done.at(-1);
  if (last?.group === undefined) return history;
  const { group: _group, ...step } = last;
  return { ...history, done: [...history.done.slice(0, -1), step] };
}
