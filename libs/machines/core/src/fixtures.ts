import type { Port } from './port.ts';

/** What an error answer carries. */
interface ErrorAnswer {
  status: number;
  code: number;
  description?: string;
  retryAfterSeconds?: number;
}

/** An error as the client gives it for a 4xx or 5xx answer; for tests, stories and the explorer. */
export const errorAnswer = (answer: ErrorAnswer): Error & ErrorAnswer =>
  Object.assign(new Error(answer.description ?? `Error ${answer.code}`), answer);

/** One call that a {@link HeldPort} holds back. */
export interface HeldCall<I, O> {
  readonly input: I;
  /** Aborted when the flow has left the state that asked. */
  readonly signal: AbortSignal;
  answer(output: O): void;
  fail(error: unknown): void;
}

/** A port whose answers a test gives when it likes. */
export interface HeldPort<I, O> {
  readonly port: Port<I, O>;
  /** The calls so far, oldest first. */
  readonly calls: HeldCall<I, O>[];
}

/** Makes a port that holds every call back until the test answers it. */
export function heldPort<I, O>(): HeldPort<I, O> {
  const calls: HeldCall<I, O>[] = [];
  const port: Port<I, O> = (input, signal) =>
    new Promise<O>((answer, fail) => calls.push({ input, signal, answer, fail }));
  return { port, calls };
}
