import { errorCodes } from '@foyer/contract';
import { actorFromPort, missingPort } from '@foyer/core';
import type { SessionEvent } from './session.events.ts';
import type { FailureCause, ReloadCause, ReloadMarks, SessionPorts } from './session.types.ts';

/** Least time between two actions of one cause. ERR-005 */
export const THROTTLE_MS = 5000;

/** Longest pause between two actions of one cause, before its random part. */
export const LONGEST_PAUSE_MS = 60_000;

/** A cause that was quiet for so long begins anew. */
export const FORGET_MS = 300_000;

/** Long enough for a page to go; one that is still there was kept, for example by a question of the browser. */
export const LEFT_MS = 30_000;

/** How long the cookies live with which a page is loaded anew after 401 with 1000023. ERR-006 */
export const BRIEF_COOKIE_SECONDS = 5;

/** A slow page may be alive only so long after the reload that a brief cookie was made for. */
const BRIEF_PAGE_MS = 60_000;

type Failure = Extract<SessionEvent, { type: 'transport.failed' }>;

/** The row of the table of spec 1 §8 that a failed call belongs to; nothing for one that concerns its caller alone. */
export function causeOf({ status, errorCode, method }: Failure): FailureCause | undefined {
  if (status === 401 && errorCode === errorCodes.sessionMissing) return 'missing';
  if (status === 401 && errorCode === errorCodes.sessionStale) return 'stale';
  if (status === 401) return 'lost';
  if (status === 403 && errorCode === errorCodes.accessDenied && method === 'GET') return 'lost';
  if (status === 451) return 'blockedCountry';
  return [502, 503, 504].includes(status) ? 'unavailable' : undefined;
}

/** What a plan is made of. */
interface PlanInput {
  marks: ReloadMarks;
  cause: ReloadCause;
  nowMs: number;
  /** 0 to 1. */
  random: number;
}

/** When a cause may lead to its action, and what the tab must remember of it. */
export interface ReloadPlan {
  pauseMs: number;
  marks: ReloadMarks;
}

/**
 * Plans the next action of a cause: the first at once, each later one after a pause that doubles from five seconds to a
 * minute and grows by up to a half at random, because pages that failed together must not come back together.
 *
 * A plan that another page of this tab has made and not carried out still stands.
 */
export function planReload({ marks, cause, nowMs, random }: PlanInput): ReloadPlan {
  const last = marks[cause];
  // A clock that was set back leaves a mark in the far future.
  const isPlausible = last !== undefined && last.atMs - nowMs <= LONGEST_PAUSE_MS * 1.5;
  if (!isPlausible || nowMs - last.atMs >= FORGET_MS) {
    return { pauseMs: 0, marks: { ...marks, [cause]: { count: 1, atMs: nowMs } } };
  }
  if (last.atMs > nowMs) return { pauseMs: last.atMs - nowMs, marks };
  const doubled = Math.min(LONGEST_PAUSE_MS, THROTTLE_MS * 2 ** (last.count - 1));
  const atMs = Math.max(nowMs, last.atMs + Math.round(doubled * (1 + random / 2)));
  return { pauseMs: atMs - nowMs, marks: { ...marks, [cause]: { count: last.count + 1, atMs } } };
}

/** Whether the page came by a recovery from 401 with 1000023: the cookie of a demo session then ends within seconds. */
export const isCookieBrief = ({ missing }: ReloadMarks, nowMs: number): boolean =>
  missing !== undefined && Math.abs(nowMs - missing.atMs) < BRIEF_PAGE_MS;

/** The port that plans: how many milliseconds a cause has to wait, as the tab remembers its last actions. */
export const planPort = missingPort<{ cause: ReloadCause }, Pick<ReloadPlan, 'pauseMs'>>(
  'planReload',
  'Milliseconds until a cause may lead to its action, by what the tab remembers; remembers the plan, too.',
);

/** Plans with the memory, the clock and the luck of the page. */
export const planActor = ({ reloadMarks, now, random }: SessionPorts): typeof planPort =>
  actorFromPort(async ({ cause }) => {
    const marks = await reloadMarks.read();
    const plan = planReload({ marks, cause, nowMs: now(), random: random() });
    await reloadMarks.write(plan.marks);
    return { pauseMs: plan.pauseMs };
  });

/** Whether a code of the push channel is one of these. */
export const isAmong = (codes: readonly string[], code: string): boolean => codes.includes(code);
