import type { HealthCheck } from '@foyer/server';

/** The service gives each of its own checks two seconds. */
const LIMIT_MS = 2500;

/** Asks the service whether it is ready: pages are made of its answers. */
export const serviceCheck =
  (apiUrl: string): HealthCheck =>
  async () => {
    try {
      const answer = await fetch(new URL('/ready', apiUrl), {
        redirect: 'manual',
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      await answer.body?.cancel();
      return answer.status === 200 ? 'ok' : 'not ready';
    } catch {
      return 'unreachable';
    }
  };
