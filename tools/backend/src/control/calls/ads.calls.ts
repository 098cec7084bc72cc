import { Hono } from 'hono';
import * as v from 'valibot';
import { readAdLedger } from '../../parties/ads/ad-ledger.ts';
import { deleteAdEvents } from '../../parties/ads/ads.store.ts';
import {
  chooseScenarios,
  chosenScenariosSchema,
  readChosenScenarios,
} from '../../parties/ads/chosen-scenarios.ts';
import { readJson } from '../../server/body.ts';
import type { Context } from '../../server/call.ts';

/**
 * `/ads`: what the ad server was asked for and told; GET lists it, DELETE forgets it. `/ad-scenarios`: what the next
 * requests of each slot are answered with; PUT sets it for all slots, and `{}` gives them their usual advertisements.
 */
export const adsCalls = ({ db }: Context): Hono =>
  new Hono()
    .get('/ads', async (c) => {
      const { event, scenario, break: breakId } = c.req.query();
      return c.json(await readAdLedger(db, { event, scenario, break: breakId }));
    })
    .delete('/ads', async (c) => {
      await deleteAdEvents(db);
      return c.body(null, 204);
    })
    .get('/ad-scenarios', async (c) => c.json(await readChosenScenarios(db)))
    .put('/ad-scenarios', async (c) => {
      const chosen = v.safeParse(chosenScenariosSchema, await readJson(c.req.raw));
      if (!chosen.success) return c.json({ error: v.summarize(chosen.issues) }, 400);
      await chooseScenarios(db, chosen.output);
      return c.json(chosen.output);
    });
