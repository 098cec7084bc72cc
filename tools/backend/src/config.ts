import { fileURLToPath } from 'node:url';
import {
  isLoopback,
  readLogSettings,
  readPort,
  readPublicOrigins,
  readStopDelay,
  readTrustedProxies,
  StartRefusal,
  type LogSettings,
  type TrustedProxies,
} from '@foyer/server';
import { readLimits, type Limits } from './config-limits.ts';
import { readPageEditors, type KnownPageEditor } from './config-page-editors.ts';
import { readSelling, type Selling } from './config-selling.ts';
import { readVisitorAges, type VisitorAge } from './config-visitor-ages.ts';
import { demoSeller } from './seed/seller.ts';
import type { GeoBlock } from './server/geo-block.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** How a process was asked to run. */
export interface Config {
  /** Address to listen on. @default '127.0.0.1' */
  host: string;
  port: number;
  /** Where the format is not set: text beside the demo's terminal, else JSON. */
  log: LogSettings;
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
    smtp: { url: string; from: string; requiresTls: boolean } | undefined;
    file: string | undefined;
    /** Folder with the texts of messages; Foyer's own unless set. */
    templates: string | undefined;
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
  /** Proxies whose word about the viewer's address, scheme and host is believed. */
  isTrustedProxy: TrustedProxies;
  /** Most that an address, a session and the process may do. */
  limits: Limits;
  /** Years up to which visitors watch. @default 16 */
  visitorAge: VisitorAge;
  /** Who sells on the site of a label, and by which rules. */
  selling: Selling;
  /** Who makes pages; without any, the calls for it do not exist. */
  pageEditors: readonly KnownPageEditor[];
  /** Who is refused by country. */
  geoBlock: GeoBlock;
  /** How long requests are still taken after a stop was asked for, in seconds. @default 0 */
  stopDelaySeconds: number;
  /** Whether every answer is checked against the contract before it leaves. */
  checksAnswers: boolean;
}

const folder = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const list = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Origin of an address, which may carry a path. */
function readOrigin(name: string, text: string): string {
  if (URL.canParse(text)) return new URL(text).origin;
  throw new StartRefusal(`${name} must hold addresses such as https://example.org, not "${text}".`);
}

function readCatalogue(text: string | undefined, hasDemoPowers: boolean): Config['catalogue'] {
  if (!text) return hasDemoPowers ? 'demo' : 'none';
  if (text === 'demo' || text === 'none') return text;
  throw new StartRefusal(`CATALOGUE must be "demo" or "none", not "${text}".`);
}

/** Whether what is sent to an address may pass a network unencrypted. docs/decisions/0092 */
const mayBePlain = (env: Environment, url: string): boolean =>
  env['PLAIN_CONNECTIONS'] === '1' || isLoopback(new URL(url).hostname);

/** Refuses an address of a service on the network to which secrets would go unencrypted. */
function refusePlain(env: Environment, name: string, url: string): void {
  if (new URL(url).protocol === 'https:' || mayBePlain(env, url)) return;
  throw new StartRefusal(
    `${name} is not encrypted: use https:, or set PLAIN_CONNECTIONS=1 in a network that you trust.`,
  );
}

function readPayments(env: Environment): Config['payments'] {
  const { PAYMENTS_URL: url, PAYMENTS_SECRET: secret } = env;
  if (!url) return undefined;
  if (!URL.canParse(url) || !secret) {
    throw new StartRefusal('PAYMENTS_URL needs an address, and PAYMENTS_SECRET beside it.');
  }
  refusePlain(env, 'PAYMENTS_URL', url);
  return { url: url.replace(/\/$/, ''), secret };
}

function readMessages(env: Environment): Config['messages'] {
  const { MESSAGES_URL: url, MESSAGES_SECRET: secret, SMTP_URL: smtpUrl, SMTP_FROM: from } = env;
  if (url && (!URL.canParse(url) || !secret)) {
    throw new StartRefusal('MESSAGES_URL needs an address, and MESSAGES_SECRET beside it.');
  }
  if (url) refusePlain(env, 'MESSAGES_URL', url);
  if (smtpUrl && (!/^smtps?:/u.test(smtpUrl) || !URL.canParse(smtpUrl) || !from)) {
    throw new StartRefusal(
      'SMTP_URL needs an address such as smtp://user:password@host:587, and SMTP_FROM beside it.',
    );
  }
  return {
    webhook: url && secret ? { url, secret } : undefined,
    smtp:
      smtpUrl && from ? { url: smtpUrl, from, requiresTls: !mayBePlain(env, smtpUrl) } : undefined,
    file: env['MESSAGES_FILE'] || undefined,
    templates: env['MESSAGES_TEMPLATES'] || undefined,
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
  const publicUrls = readPublicOrigins(env['PUBLIC_URL']).map(({ origin }) => origin);
  const others = list(env['ALLOWED_ORIGINS']).map((text) => readOrigin('ALLOWED_ORIGINS', text));
  return {
    host,
    port: readPort('BACKEND_PORT', env['BACKEND_PORT'], 4000),
    log: readLogSettings(env, hasDemoPowers ? 'text' : 'json'),
    controlPort: readPort('CONTROL_PORT', env['CONTROL_PORT'], 4001),
    partiesPort,
    partiesUrl: readOrigin('PARTIES_URL', partiesUrl),
    payments: readPayments(env),
    messages: readMessages(env),
    hasDemoPowers,
    controlToken,
    catalogue: readCatalogue(env['CATALOGUE'], hasDemoPowers),
    databaseUrl: env['DATABASE_URL'] || undefined,
    dataDir: env['DATA_DIR'] || folder('../../../.data'),
    mediaDir: env['MEDIA_DIR'] || folder('../../media/assets'),
    allowedOrigins: [...publicUrls, ...others],
    isTrustedProxy: readTrustedProxies(env['TRUSTED_PROXIES']),
    limits: readLimits(env),
    visitorAge: readVisitorAges(env['VISITOR_AGES']),
    selling: readSelling(env['SELLING'], hasDemoPowers ? demoSeller : undefined),
    pageEditors: readPageEditors(env['PAGE_EDITORS']),
    geoBlock: {
      countries: new Set(list(env['GEO_BLOCKED']?.toUpperCase())),
      header: env['GEO_HEADER'] || 'x-country',
    },
    stopDelaySeconds: readStopDelay(env['STOP_DELAY_SECONDS']),
    checksAnswers: env['NODE_ENV'] === 'test',
  };
}
