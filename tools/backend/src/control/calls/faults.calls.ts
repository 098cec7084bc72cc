import { Hono } from 'hono';
import * as v from 'valibot';
import { readJson } from '../../server/body.ts';
import { faultSchema, type Faults, scenarioSchema } from '../faults.ts';

/** `/faults`: what operations are to do wrong; POST adds one, PUT sets a whole scenario, GET lists them, DELETE takes all back. */
export const faultsCalls = (faults: Faults): Hono =>
  new Hono()
    .get('/faults', (c) => c.json(faults.list()))
    .post('/faults', async (c) => {
      const fault = v.safeParse(faultSchema, await readJson(c.req.raw));
      if (!fault.success) return c.json({ error: v.summarize(fault.issues) }, 400);
      faults.add(fault.output);
      return c.json(fault.output, 201);
    })
    .put('/faults', async (c) => {
      const scenario = v.safeParse(scenarioSchema, await readJson(c.req.raw));
      if (!scenario.success) return c.json({ error: v.summarize(scenario.issues) }, 400);
      faults.replace(scenario.output);
      return c.json(faults.list());
    })
    .delete('/faults', (c) => {
      faults.clear();
      return c.body(null, 204);
    });
