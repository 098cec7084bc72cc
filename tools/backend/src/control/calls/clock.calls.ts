import { Hono } from 'hono';
import * as v from 'valibot';
import { readJson } from '../../server/body.ts';
import type { ServiceClock } from '../../server/clock.ts';

/** Ten years either way: beyond that dates stop making sense. */
const FARTHEST_MS = 10 * 366 * 24 * 60 * 60 * 1000;

const clockSchema = v.object({
  /** Milliseconds ahead of the real time, negative for behind. */
  offset_ms: v.pipe(v.number(), v.integer(), v.minValue(-FARTHEST_MS), v.maxValue(FARTHEST_MS)),
});

/** `/clock`: POST moves the service's clock, in all its processes; both answer where it stands. */
export function clockCalls(clock: ServiceClock): Hono {
  const answer = () => ({ now: clock.now().toISOString(), offset_ms: clock.offsetMs() });
  return new Hono()
    .get('/clock', (c) => c.json(answer()))
    .post('/clock', async (c) => {
      const wanted = v.safeParse(clockSchema, await readJson(c.req.raw));
      if (!wanted.success) return c.json({ error: v.summarize(wanted.issues) }, 400);
      await clock.move(wanted.output.offset_ms);
      return c.json(answer());
    });
}
