import { fileURLToPath } from 'node:url';
import { isLoopback } from './server/loopback.ts';

/** A start that must not happen; the message is the one sentence that the operator reads. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}

/** How a process was asked to run. */
export interface Config {
  /** Address to listen on. @default '127.0.0.1' */
  host: string;
  port: number;
  /** Port of the control room; used with demo powers only. */
  controlPort: number;
  /** Whether control room, demo accounts and printed codes exist. */
  hasDemoPowers: boolean;
  controlToken: string | undefined;
  /** PostgreSQL to use instead of the embedded database. */
  databaseUrl: string | undefined;
  /** Folder of the embedded database and of the picture cache. */
  dataDir: string;
  /** Folder of the made media: `artwork/`, `film/`, `film-protected/`. */
  mediaDir: string;
  /** Origins whose pages may send changes. */
  allowedOrigins: readonly string[];
  /** Addresses of proxies whose `x-forwarded-for` is believed. */
  trustedProxies: readonly string[];
  /** Whether every answer is checked against the contract before it leaves. */
  checksAnswers: boolean;
}

const folder = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const list = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function readPort(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartRefusal(`${name} must be a port between 0 and 65535, not "${text}".`);
}

/** Origin of an address, so that `PUBLIC_URL` may carry a path. */
function readOrigin(name: string, text: string): string {
  if (URL.canParse(text)) return new URL(text).origin;
  throw new StartRefusal(`${name} must hold addresses such as https://example.org, not "${text}".`);
}

/**
 * Reads the settings of a process from its environment.
 *
 * @throws {@link StartRefusal} for a setting that makes no sense, and for demo powers on an address
 * that others can reach without `CONTROL_TOKEN`.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const host = env['HOST'] || '127.0.0.1';
  const hasDemoPowers = env['CONTROL'] === '1';
  const controlToken = env['CONTROL_TOKEN'] || undefined;
  if (hasDemoPowers && controlToken === undefined && !isLoopback(host)) {
    throw new StartRefusal(
      `CONTROL=1 gives demo powers to everyone who can reach ${host}: set CONTROL_TOKEN, or listen on 127.0.0.1.`,
    );
  }
  const publicUrl = list(env['PUBLIC_URL']).map((text) => readOrigin('PUBLIC_URL', text));
  const others = list(env['ALLOWED_ORIGINS']).map((text) => readOrigin('ALLOWED_ORIGINS', text));
  return {
    host,
    port: readPort('BACKEND_PORT', env['BACKEND_PORT'], 4000),
    controlPort: readPort('CONTROL_PORT', env['CONTROL_PORT'], 4001),
    hasDemoPowers,
    controlToken,
    databaseUrl: env['DATABASE_URL'] || undefined,
    dataDir: env['DATA_DIR'] || folder('../../../.data'),
    mediaDir: env['MEDIA_DIR'] || folder('../../media/assets'),
    allowedOrigins: [...publicUrl, ...others],
    trustedProxies: list(env['TRUSTED_PROXIES']),
    checksAnswers: env['NODE_ENV'] === 'test',
  };
}
