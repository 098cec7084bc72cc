import type { Context } from '../../server/call.ts';

/** Pauses between attempts, in milliseconds; the last one repeats. */
const PAUSES_MS = [500, 1000, 2000, 5000, 10_000, 30_000];

/** Reads the catalogue before a viewer asks for it. */
export interface FirstRead {
  /** Begins; what fails is tried again until it succeeds. @returns When the first attempt is over. */
  start(): Promise<void>;
  /** Whether it was read, be it empty. It may have been replaced since. */
  isDone(): boolean;
  /** Tries no more. */
  stop(): void;
}

/** The first reading of a catalogue, which takes seconds where it is large. */
export function createFirstRead(
  { print }: Pick<Context, 'print'>,
  catalogue: { read(): Promise<unknown> },
  pausesMs: readonly number[] = PAUSES_MS,
): FirstRead {
  let isDone = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const attempt = async (failures: number): Promise<void> => {
    try {
      await catalogue.read();
      isDone = true;
    } catch {
      if (isStopped) return;
      const pauseMs = pausesMs[Math.min(failures, pausesMs.length - 1)] ?? 0;
      print(`The catalogue could not be read; the next try is in ${pauseMs / 1000} s.`);
      timer = setTimeout(() => void attempt(failures + 1), pauseMs);
    }
  };

  return {
    start: () => attempt(0),
    isDone: () => isDone,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
