import type { Readiness } from './readiness.ts';

// An answer of a moment ago is what a probe must not get.
const headers = { 'cache-control': 'no-store' };

/** Answer of `/live`: the process answers. Nothing else is asked, for a new process would help against nothing else. */
export const liveAnswer = (): Response => Response.json({ status: 'live' }, { headers });

/** Answer of `/ready`: 200 for a server that can answer viewers, 503 with what it lacks for another. */
export async function readyAnswer(readiness: Readiness): Promise<Response> {
  const health = await readiness.look();
  return Response.json(health, { status: health.status === 'ready' ? 200 : 503, headers });
}
