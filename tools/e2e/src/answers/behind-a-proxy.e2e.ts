import type { ChildProcess } from 'node:child_process';
import { freePort } from '@foyer/workspace/ports';
import { startService, stopProcess } from '@foyer/workspace/processes';
import { webService } from '@foyer/workspace/services';
import { startStack, type Stack } from '@foyer/workspace/stack';
import { expect, test } from '../support/answer-test.ts';
import { type Nginx, nginxPrograms, startNginx } from '../support/nginx.ts';
import { push } from '../support/push.ts';
import { sessionOf } from '../support/session-of.ts';
import { askTls, openTls, originOf } from '../support/tls-viewer.ts';

/** Hosts of the labels, and the origins that `PUBLIC_URL` names. */
const hosts = { main: 'sofit.localhost', alternate: 'polosa.localhost' };
const named = { main: 'https://films.example', alternate: 'https://kino.example' };
const hostOf = (origin: string) => new URL(origin).hostname;

/** An address with a host that is the site's, the web server's or a stranger's; the demo's other parties have others. */
const ownAddress =
  /https?:\/\/(?:(?:sofit|polosa)\.localhost|127\.0\.0\.1|(?:films|kino|evil)\.example)(?::\d+)?/gu;

/** The proxies; viewers sit outside of it, on addresses that are this machine's too. */
const proxies = '127.0.0.0/24';
const viewers = { anna: '127.0.1.2', boris: '127.0.1.3' };

/** What a viewer may send to be somebody else. */
const forged = {
  'x-forwarded-for': '198.51.100.7',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'http',
  'x-country': 'KP',
};

const programs = nginxPrograms();

test.describe('behind nginx with TLS', () => {
  test.skip(!programs, 'There is no nginx on this machine.');

  let stack: Stack;
  let webOfOrigins: ChildProcess | undefined;
  let nginx: Nginx | undefined;
  /** Of the site that goes by what nginx says, and of the one that knows its addresses. */
  let ports: { told: number; known: number };

  test.beforeAll(async () => {
    if (!programs) return;
    const env = { LIMIT_SESSIONS_PER_ADDRESS: '2', GEO_BLOCKED: 'KP' };
    const trusting = { TRUSTED_PROXIES: proxies, PUBLIC_URL: '' };
    stack = await startStack({ env: { ...trusting, ...env } });
    const port = await freePort();
    const settings = {
      port,
      backendPort: 0,
      controlPort: 0,
      partiesPort: 0,
      composerPort: 0,
      revision: 'test',
    };
    const service = webService(settings, 'production');
    const own = {
      ...trusting,
      API_URL: stack.backendUrl,
      PUBLIC_URL: `main=${named.main},alternate=${named.alternate}`,
    };
    webOfOrigins = await startService({ ...service, env: { ...service.env, ...own } }, 'ignore');
    ports = { told: await freePort(), known: await freePort() };
    const told = Object.values(hosts);
    nginx = await startNginx(programs, [
      { port: ports.told, webPort: Number(new URL(stack.webUrl).port), hosts: told },
      { port: ports.known, webPort: port, hosts: [...told, ...Object.values(named).map(hostOf)] },
    ]);
  });

  test.afterAll(async () => {
    await nginx?.stop();
    if (webOfOrigins) await stopProcess(webOfOrigins);
    await stack?.stop();
  });

  /** A viewer with that host in the address bar. */
  const at = (host: string, { address = viewers.anna, port = ports.told } = {}) => ({
    address,
    port,
    host,
    certificate: nginx?.certificate,
  });

  /** What readers outside find of the site's own addresses: in a page, in robots and in the sitemap. */
  async function addressesOf(viewer: ReturnType<typeof at>): Promise<string[]> {
    const ask = async (path: string) => (await askTls(viewer, path, { headers: forged })).body;
    const page = await ask('/movies/kassiopeya');
    const told = [
      ...page.matchAll(/<link rel="(?:canonical|alternate)"[^>]* href="([^"]+)"/gu),
      ...page.matchAll(/<meta property="og:(?:url|image)" content="([^"]+)"/gu),
    ];
    // The canonical one, one for each of three languages and for all others, and two for social networks.
    expect(told.length).toBeGreaterThanOrEqual(7);

    const robots = await ask('/robots.txt');
    const listed = [
      ...robots.matchAll(/^Sitemap: (.+)$/gmu),
      ...(await ask('/sitemap.xml')).matchAll(/(?:<loc>|href=")([^<"]+)/gu),
    ];
    expect(listed.length).toBeGreaterThan(900);

    const anywhere = [page, robots].flatMap((text) => [...text.matchAll(ownAddress)]);
    return [...told, ...listed, ...anywhere].map(([whole, address = whole]) => address);
  }

  const wrongIn = (addresses: readonly string[], origin: string): string[] =>
    addresses.filter((address) => address !== origin && !address.startsWith(`${origin}/`));

  for (const label of ['main', 'alternate'] as const) {
    test(`${label}: every address is the one that nginx was asked for`, async () => {
      const viewer = at(hosts[label]);
      const { body } = await askTls(viewer, '/movies/kassiopeya');

      expect(body).toContain(`<link rel="canonical" href="${originOf(viewer)}/movies/kassiopeya"`);
      expect(wrongIn(await addressesOf(viewer), originOf(viewer))).toEqual([]);
    });

    test(`${label}: every address is the one that PUBLIC_URL names, whatever the host`, async () => {
      const viewer = at(hostOf(named[label]), { port: ports.known });
      const { body } = await askTls(viewer, '/movies/kassiopeya');

      expect(body).toContain(`data-label="${label}"`);
      expect(body).toContain(`<link rel="canonical" href="${named[label]}/movies/kassiopeya"`);
      const other = at(hosts[label], { port: ports.known });
      expect(wrongIn(await addressesOf(other), named[label])).toEqual([]);
    });
  }

  test('two viewers have two addresses, and none can choose his own', async () => {
    const start = (address: string, forwardedFor?: string) =>
      askTls(at(hosts.main, { address }), '/api/v1/sessions/visitor', {
        method: 'POST',
        headers: {
          origin: originOf(at(hosts.main)),
          ...(forwardedFor && { 'x-forwarded-for': forwardedFor }),
        },
        body: {},
      });
    const first = await start(viewers.anna);
    const cookie = first.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    const second = await start(viewers.anna, '198.51.100.7');
    const third = await start(viewers.anna, '198.51.100.8');
    const ofBoris = await start(viewers.boris);
    const user = await askTls(at(hosts.main), '/api/v1/user', { headers: { ...forged, cookie } });

    const statuses = [first, second, third, ofBoris].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 429, 200]);
    expect(JSON.parse(user.body)).toMatchObject({ system_info: { client_ip: viewers.anna } });
    expect(first.headers['set-cookie']?.[0]).toContain('; Secure;');
  });

  test('who goes past nginx is believed nothing', async () => {
    const port = Number(new URL(stack.webUrl).port);
    const viewer = { address: viewers.anna, port, host: hosts.main, certificate: undefined };
    const headers = { ...forged, 'x-forwarded-proto': 'https' };
    const { body } = await askTls(viewer, '/movies/kassiopeya', { headers });

    expect(body).toContain(`<link rel="canonical" href="http://${hosts.main}:${port}/movies/`);
    expect(body).not.toContain('evil.example');
  });

  test('changes come from pages of the address bar alone', async () => {
    const viewer = at(hosts.alternate);
    const origin = originOf(viewer);
    const ask = async (headers: Record<string, string>, path = '/api/v1/sessions/visitor') => {
      const body = { seconds: 0 };
      return (await askTls(viewer, path, { method: 'POST', headers, body })).status;
    };

    expect(await ask({ origin })).not.toBe(403);
    expect(await ask({ origin: origin.replace('https:', 'http:') })).toBe(403);
    expect(await ask({ ...forged, origin: 'http://evil.example' })).toBe(403);
    const own = { origin, 'sec-fetch-site': 'same-origin' };
    expect(await ask(own, '/session_cookies')).toBe(204);
  });

  test('a language that the address chooses is remembered over TLS alone', async () => {
    const { headers } = await askTls(at(hosts.main), '/offline?lang=eng');

    expect(headers['set-cookie']?.join()).toMatch(/=eng;.*; Secure/u);
  });

  test('browsers are told to come over TLS alone', async () => {
    for (const path of ['/app_info', '/api/v1/nowhere']) {
      const { headers } = await askTls(at(hosts.main), path);

      expect(headers['strict-transport-security'], path).toBe(
        'max-age=31536000; includeSubDomains',
      );
    }
  });

  test('events come through at once', async () => {
    const cookie = await sessionOf(stack, '+79000000001');
    const stream = await openTls(at(hosts.main), '/api/v1/events', { headers: { cookie } });
    stream.setEncoding('utf8');
    let heard = '';
    stream.on('data', (piece: string) => (heard += piece));
    await expect.poll(() => heard).toContain('event: ready');

    const pushedAt = performance.now();
    await push(stack, '+79000000001', 'account_status');
    await expect.poll(() => heard, { intervals: [20] }).toContain('account_status');

    // Nothing else would come for twenty seconds.
    expect(performance.now() - pushedAt).toBeLessThan(5000);
    stream.destroy();
  });
});
