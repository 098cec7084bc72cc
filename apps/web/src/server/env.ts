/** What the web server reads from its environment. Design §7. */
export interface WebEnv {
  port: number;
  /** Address to listen on. Only loopback while demo powers are on without a token. */
  host: string;
  /** Where the backend answers; `/api/v1/` is forwarded to it. */
  apiUrl: string;
  /** The origin viewers see; absolute addresses (canonical, social pictures) are built from it. */
  publicUrl: string | undefined;
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
  /** Names the project at the error-reporting service; without it errors are only printed. START-005 */
  errorDsn: string | undefined;
  /** How long a visitor's page may be kept for others, in seconds. @default 10; 0 draws every page anew */
  keptPagesSeconds: number;
  /** Addresses whose word about the viewer's own address is believed. */
  trustedProxies: ReadonlySet<string>;
}

const loopbackHosts = new Set(['127.0.0.1', '::1', 'localhost']);

/**
 * Reads and checks the environment.
 *
 * @throws Error with one sentence for people when a value is missing, malformed or unsafe.
 */
export function readEnv(source: NodeJS.ProcessEnv): WebEnv {
  const host = source['HOST'] ?? '127.0.0.1';
  const hasDemoPowers = source['CONTROL'] === '1';
  if (hasDemoPowers && !loopbackHosts.has(host) && !source['CONTROL_TOKEN']) {
    throw new Error(
      `CONTROL=1 opens demo powers, so the web server listens on loopback only; HOST is ${host}. Unset CONTROL, or set CONTROL_TOKEN.`,
    );
  }
  return {
    port: readPort(source['PORT']),
    host,
    apiUrl: readUrl('API_URL', source['API_URL'] ?? 'http://127.0.0.1:4000'),
    publicUrl: source['PUBLIC_URL'] ? readUrl('PUBLIC_URL', source['PUBLIC_URL']) : undefined,
    label: source['LABEL'] || undefined,
    deviceType: source['DEVICE_TYPE'] || 'web',
    siteSettings: source['SITE_SETTINGS'] || undefined,
    revision: source['REVISION'] ?? 'dev',
    hasDemoPowers,
    isProduction: source['NODE_ENV'] === 'production',
    errorDsn: readDsn(source['ERROR_DSN']),
    keptPagesSeconds: readSeconds('KEPT_PAGES_SECONDS', source['KEPT_PAGES_SECONDS'] ?? '10'),
    trustedProxies: new Set(
      (source['TRUSTED_PROXIES'] ?? '').split(',').map((part) => part.trim()),
    ),
  };
}

function readPort(value: string | undefined): number {
  const port = Number(value ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT must be a number from 0 to 65535; it is ${value}.`);
  }
  return port;
}

function readSeconds(name: string, value: string): number {
  const seconds = Number(value);
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > 3600) {
    throw new Error(`${name} must be a number of seconds from 0 to 3600; it is ${value}.`);
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
  throw new Error('ERROR_DSN must be an address like https://key@errors.example/1.');
}

function readUrl(name: string, value: string): string {
  if (!URL.canParse(value)) throw new Error(`${name} must be an address; it is ${value}.`);
  return new URL(value).origin;
}
