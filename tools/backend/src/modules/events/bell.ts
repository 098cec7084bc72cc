/** Why a wait ended: somebody rang, nobody did in time, or it was called off. */
export type Waking = 'rung' | 'quiet' | 'closed';

/** Wakes one waiter. A ring that comes while nobody waits is kept for the next wait. */
export interface Bell {
  ring(): void;
  wait(longestMs: number): Promise<Waking>;
}

/** A bell that nobody has rung. The signal calls this and every later wait off. */
export function createBell(signal: AbortSignal): Bell {
  let isRung = false;
  let wakeUp: (() => void) | undefined;
  signal.addEventListener('abort', () => wakeUp?.());
  return {
    ring: () => {
      isRung = true;
      wakeUp?.();
    },
    wait: async (longestMs) => {
      if (!signal.aborted && !isRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, longestMs);
          timer.unref();
          wakeUp = () => {
            clearTimeout(timer);
            resolve();
          };
        });
        wakeUp = undefined;
      }
      if (signal.aborted) return 'closed';
      const waking = isRung ? 'rung' : 'quiet';
      isRung = false;
      return waking;
    },
  };
}
