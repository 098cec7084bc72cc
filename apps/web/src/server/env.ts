import { resolve } from 'node:path';
import {
  isLoopback,
  readLogSettings,
  readPort,
  readPublicOrigins,
  readStopDelay,
  readTrustedProxies,
  StartRefusal,
  type LogSettings,
  type PublicOrigin,
  type TrustedProxies,
} from '@foyer/server';

/** What the web server reads from its environment. Design §7. */
export interface WebEnv {
  port: number;
  /** Address to listen on. Only loopback while demo powers are on without a token. */
  host: string;
  /** Where the backend answers; `/api/v1/` is forwarded to it. */
  apiUrl: string;
  /** Where viewers reach the labels; absolute addresses (canonical, social pictures) are built from it. */
  publicOrigins: readonly PublicOrigin[];
  /** Label id; when set, the host name does not matter. */
  label: string | undefined;
  /** What the site is shown on. START-030 @default 'web' */
  deviceType: string;
  /** The settings of labels: a file's path, or JSON. docs/how-to/configure.md */
  siteSettings: string | undefined;
  /** Names the running build; pages reload when it changes. */
  revision: string;
  /** The one switch for demo powers: demo accounts, cimode, the live inspector. */
  hasDemoPowers: boolean;
  isProduction: boolean;
  /** Where the format is not set: text beside a terminal of the demo or of a developer, else JSON. */
  log: LogSettings;
  /** Names the project at the error-reporting service; without it errors are only logged. START-005 */
  errorDsn: string | undefined;
  /** How long a visitor's page may be kept for others, in seconds. @default 10; 0 draws every page anew */
  cachedPagesSeconds: number;
  /** How long requests are still taken after a stop was asked for, in seconds. @default 0 */
  stopDelaySeconds: number;
  /** Proxies whose word about the viewer's address, scheme and host is believed. */
  isTrustedProxy: TrustedProxies;
  /** Folder of page documents, absolute: for pages that the service does not have. docs/decisions/0133 */
  pagesDir: string | undefined;
  /** File of the map of its pictures. */
  pagesPictures: string | undefined;
  /** Origin of the composer, whose canvas shows drafts; without it no draft is shown. */
  composerOrigin: string | undefined;
}

/**
 * Reads and checks the environment.
 *
 * @throws StartRefusal with one sentence for people when a value is missing, malformed or unsafe.
 */
export function readEnv(source: NodeJS.ProcessEnv): WebEnv {
  const host = source['HOST'] ?? '127.0.0.1';
  const hasDemoPowers = source['CONTROL'] === '1';
  if (hasDemoPowers && !isLoopback(host) && !source['CONTROL_TOKEN']) {
    throw new StartRefusal(
      `CONTROL=1 opens demo powers, so the web server listens on loopback only; HOST is ${host}. Unset CONTROL, or set CONTROL_TOKEN.`,
    );
  }
  const isProduction = source['NODE_ENV'] === 'production';
  return {
    port: readPort('PORT', source['PORT'], 3000),
    host,
    apiUrl: readUrl('API_URL', source['API_URL'] ?? 'http://127.0.0.1:4000'),
    publicOrigins: readPublicOrigins(source['PUBLIC_URL']),
    label: source['LABEL'] || undefined,
    deviceType: source['DEVICE_TYPE'] || 'web',
    siteSettings: source['SITE_SETTINGS'] || undefined,
    revision: source['REVISION'] ?? 'dev',
    hasDemoPowers,
    isProduction,
    log: readLogSettings(source, isProduction && !hasDemoPowers ? 'json' : 'text'),
    errorDsn: readDsn(source['ERROR_DSN']),
    cachedPagesSeconds: readSeconds('KEPT_PAGES_SECONDS', source['KEPT_PAGES_SECONDS'] ?? '10'),
    stopDelaySeconds: readStopDelay(source['STOP_DELAY_SECONDS']),
    isTrustedProxy: readTrustedProxies(source['TRUSTED_PROXIES']),
    pagesDir: source['PAGES_DIR'] ? resolve(source['PAGES_DIR']) : undefined,
    pagesPictures: source['PAGES_PICTURES'] || undefined,
    composerOrigin: source['COMPOSER_URL']
      ? readUrl('COMPOSER_URL', source['COMPOSER_URL'])
      : undefined,
  };
}

function readSeconds(name: string, value: string): number {
  const seconds = Number(value);
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > 3600) {
    throw new StartRefusal(`${name} must be a number of seconds from 0 to 3600; it is ${value}.`);
  }
  return seconds;
}

/** `https://<public key>@<host>/<project>`, as the service shows it. */
function readDsn(value: string | undefined): string | undefined {
  if (!value) return undefined;
  const url = URL.parse(value);
  if (url && /^https?:$/.test(url.protocol) && url.username && /^\/.*\d+$/.test(url.pathname)) {
    return value;
  }
  // Its key is for everybody to see, yet a mistake may be a secret of another kind.
  throw new StartRefusal('ERROR_DSN must be an address like https://key@errors.example/1.');
}

function readUrl(name: string, value: string): string {
  if (!URL.canParse(value)) throw new StartRefusal(`${name} must be an address; it is ${value}.`);
  return new URL(value).origin;
}
