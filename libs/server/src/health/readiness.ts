/** What is said of a check. Fixed words: the error of a driver may hold an address or a password. */
export type HealthWord =
  | 'ok'
  | 'failed'
  | 'full'
  | 'no answer'
  | 'not read'
  | 'not ready'
  | 'not writable'
  | 'stopping'
  | 'unreachable';

/** Looks at one thing that a server needs. One that throws has `failed`. */
export type HealthCheck = () => HealthWord | Promise<HealthWord>;

/** Whether a server can answer viewers, and what it lacks otherwise. */
export interface Health {
  status: 'ready' | 'not ready';
  checks: Readonly<Record<string, HealthWord>>;
}

/** Knows whether a server can answer viewers. */
export interface Readiness {
  /** Looks at everything at once. Never fails, and takes no longer than the time limit. */
  look(): Promise<Health>;
  /** From now on the server is not ready, whatever the checks say. */
  stop(): void;
}

/** How a server's readiness is looked at. */
export interface ReadinessOptions {
  /** Longest time for a check, in milliseconds. @default 2000 */
  limitMs?: number;
  /** How long a result is kept, in milliseconds, so that many probes cost one look. @default 1000 */
  keepMs?: number;
  /** Milliseconds of a monotonic clock. */
  nowMs?: () => number;
}

const stopping: Health = { status: 'not ready', checks: { process: 'stopping' } };

/** A server that is ready when all its checks say `ok`. */
export function createReadiness(
  checks: Readonly<Record<string, HealthCheck>>,
  { limitMs = 2000, keepMs = 1000, nowMs = () => performance.now() }: ReadinessOptions = {},
): Readiness {
  const running = new Map<string, Promise<HealthWord>>();
  let looking: Promise<Health> | undefined;
  let kept: { health: Health; untilMs: number } | undefined;
  let isStopping = false;

  /** A check that hangs is not begun again: what it asks would have more and more to answer. */
  const run = (name: string, check: HealthCheck): Promise<HealthWord> => {
    const begun = running.get(name) ?? wordOf(check).finally(() => running.delete(name));
    running.set(name, begun);
    return within(limitMs, begun);
  };

  const lookAtAll = async (): Promise<Health> => {
    const words = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await run(name, check)] as const),
    );
    const isReady = words.every(([, word]) => word === 'ok');
    const health: Health = {
      status: isReady ? 'ready' : 'not ready',
      checks: Object.fromEntries(words),
    };
    kept = { health, untilMs: nowMs() + keepMs };
    looking = undefined;
    return health;
  };

  return {
    look: async () => {
      if (isStopping) return stopping;
      if (kept && nowMs() < kept.untilMs) return kept.health;
      looking ??= lookAtAll();
      const health = await looking;
      // Only now: it may have been told to stop meanwhile.
      return isStopping ? stopping : health;
    },
    stop: () => {
      isStopping = true;
    },
  };
}

async function wordOf(check: HealthCheck): Promise<HealthWord> {
  try {
    return await check();
  } catch {
    return 'failed';
  }
}

async function within(limitMs: number, word: Promise<HealthWord>): Promise<HealthWord> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<HealthWord>((resolve) => {
    timer = setTimeout(resolve, limitMs, 'no answer');
  });
  try {
    return await Promise.race([word, late]);
  } finally {
    clearTimeout(timer);
  }
}
