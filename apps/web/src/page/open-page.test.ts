// @vitest-environment node
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getFeatureToggle } from '@foyer/client';
import { SESSION_COOKIE } from '@foyer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noBuildAssets } from '../server/build-assets.ts';
import { readEnv } from '../server/env.ts';
import { openSiteSettings } from '../server/site-settings.ts';
import { openPage } from './open-page.ts';
import { pageRequest } from './page-request.ts';

const requestId = '0d9c1d1e-52a8-4c53-8a43-0c8a0e9dd1f5';
const asked: IncomingHttpHeaders[] = [];
const service = createServer((request, response) => {
  asked.push(request.headers);
  response.writeHead(404).end();
});

beforeAll(() => new Promise<void>((resolve) => service.listen(0, '127.0.0.1', () => resolve())));
afterAll(() => new Promise((resolve) => service.close(resolve)));

/** A page as the server opens it for a viewer. */
function open(
  url: string,
  headers: Record<string, string> = {},
  settings: Record<string, string> = {},
) {
  const { port } = service.address() as AddressInfo;
  return openPage(new Request(url, { headers }), {
    env: readEnv({
      API_URL: `http://127.0.0.1:${port}`,
      COMPOSER_URL: 'http://localhost:4003',
      ...settings,
    }),
    siteSettings: openSiteSettings(settings['SITE_SETTINGS'], () => undefined),
    assetsOf: noBuildAssets,
    reportError: () => undefined,
    viewerAddress: '203.0.113.5',
    requestId,
  });
}

describe('openPage', () => {
  it.each([
    ['sofit.localhost', 'main'],
    ['polosa.localhost', 'alternate'],
  ])('tells the service for whom it asks and on which site: %s is %s', async (host, label) => {
    const headers = { 'x-label': 'forged', 'x-forwarded-for': '198.51.100.7' };
    const { context } = await open(`http://${host}/movies`, headers);

    await getFeatureToggle(context.get(pageRequest).client, { key: 'any' }).catch(() => undefined);

    expect(asked.at(-1)).toMatchObject({
      'x-label': label,
      'x-forwarded-for': '203.0.113.5',
      'x-request-id': requestId,
    });
  });

  it.each([
    ['the session of its browser', '', true],
    ['no session where it is shown as to a visitor', '&viewer=visitor', false],
  ])('opens a draft with %s', async (_what, viewer, hasSession) => {
    const cookie = `${SESSION_COOKIE}=s1`;
    const { context } = await open(`http://sofit.localhost/movies?draft=t${viewer}`, { cookie });
    const { client, config } = context.get(pageRequest);
    await getFeatureToggle(client, { key: 'any' }).catch(() => undefined);

    expect(config.hasSession).toBe(hasSession);
    expect(asked.at(-1)?.cookie).toBe(hasSession ? cookie : undefined);
  });

  it.each([
    ['https', '; Secure'],
    ['http', ''],
  ])('keeps the language of an address, over %s with «%s»', async (scheme, secure) => {
    const { headers } = await open(`${scheme}://sofit.localhost/movies?lang=eng`);

    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        `^foyer_lang=eng; Path=/; Max-Age=\\d+; SameSite=Lax; HttpOnly${secure}$`,
      ),
    ]);
  });

  it.each([
    ['', ['https://pixels.example'], ['https://ads.example'], 1],
    ['&draft=ticket', [], [], 0],
  ])('lets no advertiser see a draft, nor its language stay: «%s»', async (query, ...seen) => {
    const { context, headers } = await open(
      `http://sofit.localhost/landing?lang=eng${query}`,
      {},
      {
        COMPOSER_URL: 'https://composer.example',
        SITE_SETTINGS: JSON.stringify({
          main: {
            ad_pixels: { origins: ['https://pixels.example'] },
            advertising: { origins: ['https://ads.example'] },
          },
          alternate: {},
        }),
      },
    );

    const { pixelOrigins, adSources } = context.get(pageRequest);
    expect([pixelOrigins, adSources, headers.getSetCookie().length]).toEqual(seen);
  });
});
