import type { Message } from './message.ts';

/** The part of an `onError` event that guards and actions take as their `params`. */
export interface FailedCall {
  readonly error: unknown;
}

/** Reads a field of an error answer; errors reach a machine as `unknown`. */
const field = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

/** Whether an error is the server's answer with this `error_code`. */
export const hasCode = (error: unknown, code: number): boolean => field(error, 'code') === code;

/** Whether the server refused because of too many tries: status 429. */
export const isTooManyTries = (error: unknown): boolean => field(error, 'status') === 429;

/** How long the server asks to wait, in whole seconds; the fallback when it does not say. */
export function retryAfterSeconds(error: unknown, fallbackSeconds: number): number {
  const seconds = field(error, 'retryAfterSeconds');
  return typeof seconds === 'number' && seconds > 0 ? Math.ceil(seconds) : fallbackSeconds;
}

/**
 * What to tell the viewer about a failed call: the server's description, that there was no answer, else a fallback. Spec 1 §8.
 *
 * @param fallback - A sign-in gives `error.auth`. ERR-003
 */
export function messageOf(error: unknown, fallback = 'error.default'): Message {
  if (field(error, 'name') === 'NetworkError') return { key: 'error.network' };
  const description = field(error, 'description');
  return typeof description === 'string' && description !== ''
    ? { text: description }
    : { key: fallback };
}
