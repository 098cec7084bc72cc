import { Hono, type Context as HonoContext } from 'hono';
import * as v from 'valibot';
import { mediaFile } from '../../modules/origin/media-file.ts';
import { createScripts } from '../../server/browser-scripts.ts';
import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { wait } from '../../server/wait.ts';
import { adAddresses } from './ad-addresses.ts';
import { adRequestSchema, adTrackSchema } from './ad-request.schema.ts';
import { enterAdEvent } from './ads.store.ts';
import { answerAds, usualScenarios } from './answer-ads.ts';
import { spots } from './spots.ts';
import { vmapDocument } from './vmap.ts';

/** Longer than any player waits. */
const NEVER_MS = 10_000;

/** The smallest picture: trackers are asked for as pictures too. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const NO_STORE = { 'cache-control': 'no-store' };

const rootOf = (c: HonoContext): string => `${new URL(c.req.url).origin}/ads`;

/**
 * The ad server, an outside party in real life: VAST and VMAP on request, its media, its interactive
 * unit, and a book of what it was told. What it may be asked for is in `ad-request.schema.ts`.
 */
export function createAdsApp({ db, config, now }: Context): Hono {
  const app = new Hono();
  const scripts = createScripts(new URL('./unit/', import.meta.url));

  app.get('/vast', async (c) => {
    const query = v.safeParse(adRequestSchema, c.req.query());
    if (!query.success) return c.text(v.summarize(query.issues), 400);
    const request = query.output;
    await enterAdEvent(db, { ...request, event: 'request' }, now());
    const scenario = request.scenario ?? usualScenarios[request.slot];
    const answer = answerAds(request, scenario, adAddresses(rootOf(c), request, scenario));
    if (answer === 'server_error') return c.text('The ad server failed', 500);
    if (answer === 'timeout') {
      await wait(NEVER_MS, c.req.raw.signal);
      return c.text('Too late', 504);
    }
    return c.body(answer.vast, 200, { ...NO_STORE, 'content-type': 'text/xml; charset=utf-8' });
  });

  app.get('/vmap', (c) => {
    const query = v.safeParse(adRequestSchema, { slot: 'preroll', ...c.req.query() });
    if (!query.success) return c.text(v.summarize(query.issues), 400);
    const request = query.output;
    const addresses = adAddresses(rootOf(c), request, request.scenario ?? 'inline');
    return c.body(vmapDocument(addresses), 200, {
      ...NO_STORE,
      'content-type': 'text/xml; charset=utf-8',
    });
  });

  app.on(['GET', 'POST'], '/track', async (c) => {
    const query = v.safeParse(adTrackSchema, c.req.query());
    if (!query.success) return c.text(v.summarize(query.issues), 400);
    await enterAdEvent(db, query.output, now());
    return c.body(PIXEL, 200, { ...NO_STORE, 'content-type': 'image/gif' });
  });

  app.get('/media/:file', async (c) => {
    const spot = spots.find(({ file }) => file === c.req.param('file'));
    if (!spot) return c.notFound();
    const failure = c.req.query('failure');
    if (failure === 'timeout') await wait(NEVER_MS, c.req.raw.signal);
    if (failure === 'broken') return c.body('no video', 200, { 'content-type': 'video/mp4' });
    try {
      return await mediaFile(config.mediaDir, spot.file, c.req.raw);
    } catch (error) {
      if (error instanceof Failure) return c.notFound();
      throw error;
    }
  });

  app.get('/unit.js', async (c) => {
    const script = await scripts.read('vpaid-unit.ts');
    if (script === undefined) return c.notFound();
    return c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' });
  });

  app.get('/landing', (c) =>
    c.html(
      '<!doctype html><html lang="ru"><title>Реклама</title><p>Здесь была бы страница рекламодателя.</p>',
      200,
      {
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      },
    ),
  );
  return app;
}
