import type { Service } from './processes.ts';
import { supervise } from './supervisor.ts';

/**
 * Runs services until the terminal or the system says stop, and brings each back that ends before.
 *
 * @param whenReady - What is told once all of them answer.
 * @throws Refusal when one of them does not become ready the first time.
 */
export async function keepUp(
  services: readonly Service[],
  whenReady: () => Promise<void> | void,
): Promise<void> {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  // A terminal tells every process of the command, and `npm` hands on what it hears: the same may come twice.
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const { ended } = await supervise(services, stopping.signal);
  try {
    await whenReady();
  } catch (error) {
    stop();
    await ended;
    throw error;
  }
  await ended;
}
