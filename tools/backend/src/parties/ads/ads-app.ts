import { Hono, type Context as HonoContext } from 'hono';
import { cors } from 'hono/cors';
import * as v from 'valibot';
import { createScripts } from '../../server/browser-scripts.ts';
import type { Context } from '../../server/call.ts';
import { createToken } from '../../server/secrets.ts';
import { wait } from '../../server/wait.ts';
import { adAddresses } from './ad-addresses.ts';
import { adMedia } from './ad-media.ts';
import { adPage, adPicture, landingPage, simidPage } from './ad-pages.ts';
import { type AdRequest, adRequestSchema, adTrackSchema, NEVER_MS } from './ad-request.schema.ts';
import { usualScenarios } from './ad-scenarios.ts';
import { enterAdEvent } from './ads.store.ts';
import { answerAds } from './answer-ads.ts';
import { readChosenScenarios } from './chosen-scenarios.ts';
import { xmlDocument } from './vast/vast-document.ts';
import { usualBreaks, vmapElement } from './vast/vmap.ts';

/** Letters of the id of a break: enough for the books of a demo. */
const BREAK_LETTERS = 10;

/** The smallest picture: trackers are asked for as pictures too. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const NO_STORE = { 'cache-control': 'no-store' };
const XML = { ...NO_STORE, 'content-type': 'text/xml; charset=utf-8' };

/** The scripts that run in browsers, by the names of their addresses. */
const units: ReadonlyMap<string, string> = new Map([
  ['unit.js', 'vpaid-unit.ts'],
  ['simid-unit.js', 'simid-unit.ts'],
  ['verification.js', 'verification-unit.ts'],
]);

/** Ad servers answer every page, as media do: a player may stand anywhere. No cookie is known here. */
const openToAll = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST'],
  allowHeaders: ['content-type', 'range'],
  exposeHeaders: ['content-length', 'content-range', 'accept-ranges'],
  maxAge: 24 * 60 * 60,
});

/** Letters of a consent string that the book shows. */
const CONSENT_LETTERS = 24;

/** What the book says of a request beside its slot: the hops that are left, and the consent. */
function detailOf({ depth, consent }: AdRequest): string | undefined {
  const parts = [
    ...(depth === undefined ? [] : [`depth ${depth}`]),
    ...(consent === undefined ? [] : [`consent ${consent.slice(0, CONSENT_LETTERS)}`]),
  ];
  return parts.length > 0 ? parts.join(', ') : undefined;
}

const rootOf = (c: HonoContext): string => `${new URL(c.req.url).origin}/ads`;

const framed = (c: HonoContext, { html, policy }: { html: string; policy: string }) =>
  c.html(html, 200, { 'content-security-policy': policy });

/**
 * The ad server, an outside party in real life: VAST and VMAP on request, its media, its interactive units, and a book
 * of what it was told. What it may be asked for is in `ad-scenarios.ts`. It stands for both servers of a site:
 * `/ssp/vast` and `/gs/vast` answer alike, and the book says which one was asked.
 */
export function createAdsApp({ db, config, now }: Context): Hono {
  const app = new Hono();
  const scripts = createScripts(new URL('./unit/', import.meta.url));

  app.use(openToAll);

  app.on('GET', ['/vast', '/:server{ssp|gs}/vast'], async (c) => {
    const asked = { ...c.req.query(), ...c.req.param() };
    const query = v.safeParse(adRequestSchema, asked);
    if (!query.success) return c.text(v.summarize(query.issues), 400);
    const { output } = query;
    const request = { ...output, break: output.break ?? createToken().slice(0, BREAK_LETTERS) };
    const chosen = request.scenario ?? (await readChosenScenarios(db))[request.slot];
    const scenario = chosen ?? usualScenarios[request.slot];
    const entry = { ...request, detail: detailOf(request), scenario, event: 'request' };
    await enterAdEvent(db, entry, now());
    const answer = answerAds(request, scenario, adAddresses(rootOf(c), request, scenario));
    const { signal } = c.req.raw;
    if (answer === 'timeout') await wait(NEVER_MS, signal);
    if (answer === 'timeout') return c.text('Too late', 504);
    const delayMs = request.delay ?? (answer === 'server_error' ? 0 : answer.delayMs);
    if (delayMs) await wait(delayMs, signal);
    if (answer === 'server_error') return c.text('The ad server failed', 500);
    return c.body(answer.document, 200, XML);
  });

  app.get('/vmap', (c) => {
    const query = v.safeParse(adRequestSchema, { slot: 'preroll', ...c.req.query() });
    if (!query.success) return c.text(v.summarize(query.issues), 400);
    const request = query.output;
    const { scenario } = request;
    const addresses = adAddresses(rootOf(c), request, scenario ?? 'vmap');
    const element = vmapElement(addresses, { breaks: usualBreaks, scenario });
    return c.body(xmlDocument(element), 200, XML);
  });

  app.on(['GET', 'POST'], '/track', async (c) => {
    const query = v.safeParse(adTrackSchema, c.req.query());
    if (!query.success) return c.text(v.summarize(query.issues), 400);
    await enterAdEvent(db, query.output, now());
    return c.body(PIXEL, 200, { ...NO_STORE, 'content-type': 'image/gif' });
  });

  app.get('/media/:path{.+}', async (c) => {
    const { path } = c.req.param();
    const answer = await adMedia(config.mediaDir, path, c.req.query('failure'), c.req.raw);
    return answer ?? c.notFound();
  });

  app.get('/page/:name', (c) => {
    const page = adPage(c.req.param('name'));
    return page ? framed(c, page) : c.notFound();
  });

  app.get('/picture/:name{.+\\.svg}', (c) => {
    const picture = adPicture(c.req.param('name').slice(0, -'.svg'.length));
    return picture === undefined
      ? c.notFound()
      : c.body(picture, 200, { 'content-type': 'image/svg+xml' });
  });

  app.get('/simid-unit', (c) => framed(c, simidPage));
  app.get('/landing', (c) => framed(c, landingPage));

  app.get('/:script', async (c) => {
    const script = await scripts.read(units.get(c.req.param('script')) ?? '');
    if (script === undefined) return c.notFound();
    return c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' });
  });
  return app;
}
