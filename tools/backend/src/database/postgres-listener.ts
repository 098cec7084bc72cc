import { Client } from 'pg';

/** Pauses between attempts to listen again, in milliseconds; the last one repeats. */
const PAUSES_MS = [100, 500, 2000, 5000];

/**
 * Listens on a channel through a connection of its own, which is made again whenever it breaks.
 *
 * @param onMessage - Given `undefined` for an empty message, and after a break, in which messages were lost.
 * @returns How to stop. Resolves after the first attempt, whether it succeeded or not.
 */
export async function listenOnPostgres(
  url: string,
  channel: string,
  onMessage: (payload: string | undefined) => void,
): Promise<() => Promise<void>> {
  let isStopped = false;
  let current: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;

  const connect = async (): Promise<void> => {
    const client = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    });
    current = client;
    let isLost = false;
    const lose = (): void => {
      if (isLost || isStopped) return;
      isLost = true;
      timer = setTimeout(() => void connect(), PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)]);
      timer.unref();
      failures += 1;
    };
    // Unheard, the event would end the process; what follows it is an end.
    client.on('error', () => undefined);
    client.on('end', lose);
    client.on('notification', ({ payload }) => onMessage(payload || undefined));
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      if (failures > 0) onMessage(undefined);
      failures = 0;
    } catch {
      await client.end().catch(() => undefined);
      lose();
    }
  };

  await connect();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await current?.end().catch(() => undefined);
  };
}
