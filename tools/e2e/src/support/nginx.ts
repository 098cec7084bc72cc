import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { installedPrograms } from '@foyer/backend/testing/installed-programs';
import { startKept, type KeptProcess } from '@foyer/backend/testing/kept-process';

/** What runs before the site. */
interface Programs {
  nginx: string;
  openssl: string;
}

/** Where nginx takes viewers' connections, and to whom it passes them on. */
export interface ProxiedSite {
  port: number;
  /** Port of the web server. */
  webPort: number;
  hosts: readonly string[];
}

/** A running nginx. */
export interface Nginx extends KeptProcess {
  /** By which its answers are known to be its own. */
  certificate: string;
}

const sitePath = new URL('../../../../docs/how-to/behind-a-proxy.md', import.meta.url);

const START_TIMEOUT_MS = 10_000;
const POLL_MS = 20;

function findPrograms(): Programs | undefined {
  // Viewers of other addresses than the first of this machine are there without further ado on Linux alone.
  if (process.platform !== 'linux') return undefined;
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const find = (name: string) => folders.map((folder) => join(folder, name)).find(existsSync);
  const [nginx, openssl] = [find('nginx'), find('openssl')];
  return nginx !== undefined && openssl !== undefined ? { nginx, openssl } : undefined;
}

/** nginx and what makes certificates. @throws Error where they are missing and `CI=true`. */
export const nginxPrograms = (): Programs | undefined =>
  installedPrograms({
    title: 'proxy for TLS',
    packages: ['nginx', 'openssl'],
    find: findPrograms,
  });

function makeCertificate(openssl: string, folder: string, hosts: readonly string[]) {
  const [certificate, key] = [join(folder, 'site.pem'), join(folder, 'site.key')];
  const names = hosts.map((host) => `DNS:${host}`).join();
  const command = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const about = [
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=foyer',
    '-addext',
    `subjectAltName=${names}`,
  ];
  execFileSync(openssl, [...command, ...about, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  return { certificate, key };
}

/** The site of the document, with what an operator would change in it. */
function siteOf(
  { port, webPort, hosts }: ProxiedSite,
  { certificate, key }: { certificate: string; key: string },
): string {
  const [, block = ''] = /```nginx\n(.*?)```/su.exec(readFileSync(sitePath, 'utf8')) ?? [];
  const changes: [RegExp, string][] = [
    [/listen 443 /gu, `listen 127.0.0.1:${port} `],
    [/server_name [^;]+;/u, `server_name ${hosts.join(' ')};`],
    [/ssl_certificate [^;]+;/u, `ssl_certificate ${certificate};`],
    [/ssl_certificate_key [^;]+;/u, `ssl_certificate_key ${key};`],
    [/127\.0\.0\.1:3000/u, `127.0.0.1:${webPort}`],
  ];
  return changes.reduce((text, [from, to]) => {
    if (text.search(from) < 0) throw new Error(`The site of the document has no ${from.source}`);
    return text.replace(from, to);
  }, block);
}

async function untilOpen(port: number, log: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.end());
    });
    if (isOpen) return;
    if (Date.now() > deadline) throw new Error(`nginx did not start: ${readFileSync(log, 'utf8')}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Runs nginx as `docs/how-to/behind-a-proxy.md` sets it up, once for each site. */
export async function startNginx(
  { nginx, openssl }: Programs,
  sites: readonly ProxiedSite[],
): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-nginx-'));
  const made = makeCertificate(
    openssl,
    folder,
    sites.flatMap(({ hosts }) => hosts),
  );
  const log = join(folder, 'error.log');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const config = join(folder, 'nginx.conf');
  writeFileSync(log, '');
  writeFileSync(
    config,
    [
      'daemon off;',
      // Its workers read below the folder of who started it.
      ...(process.getuid?.() === 0 ? ['user root root;'] : []),
      `pid ${join(folder, 'nginx.pid')};`,
      `error_log ${log};`,
      'events {}',
      `http { access_log off; ${temporary.join(' ')}`,
      ...sites.map((site) => siteOf(site, made)),
      '}',
    ].join('\n'),
  );
  const kept = startKept(nginx, ['-e', log, '-c', config], { folder, cwd: tmpdir() });
  try {
    await untilOpen(sites[0]?.port ?? 0, log);
  } catch (error) {
    await kept.stop();
    throw error;
  }
  return { ...kept, certificate: readFileSync(made.certificate, 'utf8') };
}
