import { createServer } from 'node:net';
import { Refusal } from './say.ts';

/** A port that a process is about to open, and the variable that moves it. */
export interface WantedPort {
  variable: string;
  port: number;
  purpose: string;
}

/**
 * Makes sure that every port is free before anything is built or started.
 *
 * @throws Refusal naming the first that is taken.
 */
export async function assertPortsAreFree(wanted: readonly WantedPort[]): Promise<void> {
  for (const { variable, port, purpose } of wanted) {
    if (!(await isFree(port))) {
      throw new Refusal(
        `port ${port} (${purpose}) is taken. If Foyer already runs, stop it; else set ${variable} to another port.`,
      );
    }
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** A free port of the system's choice. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
