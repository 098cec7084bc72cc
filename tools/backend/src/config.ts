import { fileURLToPath } from 'node:url';
import { readTrustedProxies, type TrustedProxies } from './server/client-ip.ts';
import type { GeoBlock } from './server/geo-block.ts';
import { isLoopback } from './server/loopback.ts';

/** A start that must not happen; the message is the one sentence that the operator reads. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** How a process was asked to run. */
export interface Config {
  /** Address to listen on. @default '127.0.0.1' */
  host: string;
  port: number;
  /** Port of the control room; used with demo powers only. */
  controlPort: number;
  /** Port of ad server and payment provider; used with demo powers only. */
  partiesPort: number;
  /** Origin at which browsers reach them. */
  partiesUrl: string;
  /** The operator's payment provider; without it the demo has its own, and others take no cards. */
  payments: { url: string; secret: string } | undefined;
  /** Who sends codes to viewers: an address that takes signed messages, a mail server, a file for trials. */
  messages: {
    webhook: { url: string; secret: string } | undefined;
    smtp: { url: string; from: string } | undefined;
    file: string | undefined;
  };
  /** Whether control room, demo accounts and printed codes exist. */
  hasDemoPowers: boolean;
  controlToken: string | undefined;
  /** What the database is filled with: the demo's films, channels and pages, or nothing. @default 'demo' with demo powers */
  catalogue: 'demo' | 'none';
  /** PostgreSQL to use instead of the embedded database. */
  databaseUrl: string | undefined;
  /** Folder of the embedded database and of the picture cache. */
  dataDir: string;
  /** Folder of the made media: `artwork/`, `film/`, `film-protected/`. */
  mediaDir: string;
  /** Origins whose pages may send changes. */
  allowedOrigins: readonly string[];
  /** Proxies whose `x-forwarded-for` is believed. */
  isTrustedProxy: TrustedProxies;
  /** Who is refused by country. */
  geoBlock: GeoBlock;
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

function readProxies(text: string | undefined): TrustedProxies {
  try {
    return readTrustedProxies(list(text));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartRefusal(`TRUSTED_PROXIES must hold addresses and ranges: ${reason}.`);
  }
}

function readCatalogue(text: string | undefined, hasDemoPowers: boolean): Config['catalogue'] {
  if (!text) return hasDemoPowers ? 'demo' : 'none';
  if (text === 'demo' || text === 'none') return text;
  throw new StartRefusal(`CATALOGUE must be "demo" or "none", not "${text}".`);
}

function readPayments(url: string | undefined, secret: string | undefined): Config['payments'] {
  if (!url) return undefined;
  if (!URL.canParse(url) || !secret) {
    throw new StartRefusal('PAYMENTS_URL needs an address, and PAYMENTS_SECRET beside it.');
  }
  return { url: url.replace(/\/$/, ''), secret };
}

function readMessages(env: Environment): Config['messages'] {
  const { MESSAGES_URL: url, MESSAGES_SECRET: secret, SMTP_URL: smtpUrl, SMTP_FROM: from } = env;
  if (url && (!URL.canParse(url) || !secret)) {
    throw new StartRefusal('MESSAGES_URL needs an address, and MESSAGES_SECRET beside it.');
  }
  if (smtpUrl && (!/^smtps?:/u.test(smtpUrl) || !URL.canParse(smtpUrl) || !from)) {
    throw new StartRefusal(
      'SMTP_URL needs an address such as smtp://user:password@host:587, and SMTP_FROM beside it.',
    );
  }
  return {
    webhook: url && secret ? { url, secret } : undefined,
    smtp: smtpUrl && from ? { url: smtpUrl, from } : undefined,
    file: env['MESSAGES_FILE'] || undefined,
  };
}

/**
 * Reads the settings of a process from its environment.
 *
 * @throws {@link StartRefusal} for a setting that makes no sense, and for demo powers on an address
 * that others can reach without `CONTROL_TOKEN`.
 */
export function readConfig(env: Environment): Config {
  const host = env['HOST'] || '127.0.0.1';
  const hasDemoPowers = env['CONTROL'] === '1';
  const controlToken = env['CONTROL_TOKEN'] || undefined;
  if (hasDemoPowers && controlToken === undefined && !isLoopback(host)) {
    throw new StartRefusal(
      `CONTROL=1 gives demo powers to everyone who can reach ${host}: set CONTROL_TOKEN, or listen on 127.0.0.1.`,
    );
  }
  const partiesPort = readPort('PARTIES_PORT', env['PARTIES_PORT'], 4002);
  const partiesUrl = env['PARTIES_URL'] || `http://localhost:${partiesPort}`;
  const publicUrl = list(env['PUBLIC_URL']).map((text) => readOrigin('PUBLIC_URL', text));
  const others = list(env['ALLOWED_ORIGINS']).map((text) => readOrigin('ALLOWED_ORIGINS', text));
  return {
    host,
    port: readPort('BACKEND_PORT', env['BACKEND_PORT'], 4000),
    controlPort: readPort('CONTROL_PORT', env['CONTROL_PORT'], 4001),
    partiesPort,
    partiesUrl: readOrigin('PARTIES_URL', partiesUrl),
    payments: readPayments(env['PAYMENTS_URL'], env['PAYMENTS_SECRET']),
    messages: readMessages(env),
    hasDemoPowers,
    controlToken,
    catalogue: readCatalogue(env['CATALOGUE'], hasDemoPowers),
    databaseUrl: env['DATABASE_URL'] || undefined,
    dataDir: env['DATA_DIR'] || folder('../../../.data'),
    mediaDir: env['MEDIA_DIR'] || folder('../../media/assets'),
    allowedOrigins: [...publicUrl, ...others],
    isTrustedProxy: readProxies(env['TRUSTED_PROXIES']),
    geoBlock: {
      countries: new Set(list(env['GEO_BLOCKED']?.toUpperCase())),
      header: env['GEO_HEADER'] || 'x-country',
    },
    checksAnswers: env['NODE_ENV'] === 'test',
  };
}
