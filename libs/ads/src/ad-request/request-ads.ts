import type { AdErrorName } from '@foyer/ad-slots/errors';
import type { AdAnswer, AdRequest, AdRequestPorts } from './request-ads.types.ts';
import { type Asking, createAsking, failureName } from './vast/ask.ts';
import { readVast } from './vast/read-vast.ts';
import { type Resolved, resolveVast } from './vast/resolve-ads.ts';
import { midrollsOf, readVmap } from './vmap/read-vmap.ts';
import { resolveBreak } from './vmap/resolve-break.ts';
import { webAddress } from './web-address.ts';
import { XmlFailure } from './xml-failure.ts';

/**
 * Asks an ad server for one break: reads VAST 2 to 4.3 or VMAP 1.0, follows wrappers, and tells every hop of its errors
 * once. No XML leaves it.
 *
 * @returns An answer whatever fails; `error` says why it is empty.
 * @throws The signal's reason, where the caller ends the request. No pings are sent then.
 */
export async function requestAds(
  request: AdRequest,
  ports: AdRequestPorts,
  signal: AbortSignal,
): Promise<AdAnswer> {
  return inBudget(request, ports, signal, async (asking, root) => {
    const vmap = readVmap(root, request.address);
    if (vmap) return answerOf(await resolveBreak(vmap, request, asking));
    const document = readVast(root, request.address);
    const resolved = await resolveVast(document, { asking, wrappers: [], limit: request.limit });
    return answerOf(resolved);
  }).catch((error: unknown) => answerOf({ pod: [], standIns: [], failures: [failureName(error)] }));
}

/** What finding out the midrolls of an asset needs. */
export type MidrollsRequest = Pick<AdRequest, 'address' | 'budgetMs' | 'duration' | 'macros'>;

/**
 * When a VMAP wants midrolls, in seconds of the content, in order.
 *
 * @returns Undefined where the address answers with VAST, or with nothing that can be read: then the player chooses.
 * @throws The signal's reason, where the caller ends the request.
 */
export async function readMidrolls(
  request: MidrollsRequest,
  ports: AdRequestPorts,
  signal: AbortSignal,
): Promise<readonly number[] | undefined> {
  return inBudget({ ...request, maxWrappers: 0 }, ports, signal, async (_, root) => {
    const vmap = readVmap(root, request.address);
    return vmap && midrollsOf(vmap, request.duration);
  }).catch((error: unknown) => {
    failureName(error);
    return undefined;
  });
}

type Budgeted = Pick<AdRequest, 'address' | 'budgetMs' | 'macros' | 'maxWrappers'>;

/** Asks for the first document and lets its reader go on, all in one budget. */
async function inBudget<Answer>(
  { address, budgetMs, ...limits }: Budgeted,
  ports: AdRequestPorts,
  signal: AbortSignal,
  read: (asking: Asking, root: Element) => Promise<Answer>,
): Promise<Answer> {
  signal.throwIfAborted();
  const budget = new AbortController();
  const timer = setTimeout(() => budget.abort(new XmlFailure('VAST_TIMEOUT')), budgetMs);
  const either = AbortSignal.any([signal, budget.signal]);
  try {
    if (webAddress(address) === undefined) throw new XmlFailure('NOT_CORRECT_VAST_URL');
    const asking = createAsking({ ports, ...limits, root: address, signal: either });
    if (!asking.mayAsk(address)) throw new XmlFailure('VAST_REQUEST_FAILED');
    return await read(asking, await asking.ask(address));
  } finally {
    clearTimeout(timer);
  }
}

const answerOf = ({
  pod,
  standIns,
  failures,
  breakTrackings = [],
}: Resolved & Partial<Pick<AdAnswer, 'breakTrackings'>>): AdAnswer => ({
  pod,
  standIns,
  failures,
  breakTrackings,
  ...(pod.length === 0 && { error: firstOf(failures) }),
});

const firstOf = ([first]: readonly AdErrorName[]): AdErrorName => first ?? 'VAST_NO_ADS';
