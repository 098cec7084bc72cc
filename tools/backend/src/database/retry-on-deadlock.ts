const DEADLOCK = '40P01';
const ATTEMPTS = 5;

function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === DEADLOCK) || isDeadlock(error.cause);
}

/** Does a transaction again that the database gave up in favour of another one. */
export async function retryOnDeadlock<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt >= ATTEMPTS || !isDeadlock(error)) throw error;
    }
  }
}
