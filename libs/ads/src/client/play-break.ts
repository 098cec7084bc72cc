import type { AdBreak, BreakResult } from '@foyer/ad-slots';
import { watched } from '@foyer/core';
import { createActor } from 'xstate';
import { createAdBreakMachine } from '../ad-break/ad-break.machine.ts';
import type { AdBreakPorts } from '../ad-break/ad-break.types.ts';
import { fetchXml } from '../ad-request/fetch-xml.ts';
import { fillMacros } from '../ad-request/macros.ts';
import { REQUEST_BUDGET_MS } from '../ad-request/request-budget.ts';
import { requestAds } from '../ad-request/request-ads.ts';
import type { EarlyAnswer } from '../early-answer/ask-early.ts';
import { isBlocked } from '../block-check/is-blocked.ts';
import { sendPing } from '../ad-tracker/send-ping.ts';
import type { AdClientRun, BreakStage } from './ad-client.types.ts';
import { breakMacros } from './break-macros.ts';
import { showAd } from './show-ad.ts';
import { givenUp } from './show-parts.ts';

/** Wrappers that are followed at most. AD-022 */
const MOST_WRAPPERS = 10;

/** Errors behind which a blocker may stand. */
const unreachable: ReadonlySet<string> = new Set(['VAST_REQUEST_FAILED', 'VMAP_REQUEST_FAILED']);

/** The first document is there, or on its way; wrappers are asked for. */
function firstFrom({ document }: EarlyAnswer): typeof fetchXml {
  let isFirst = true;
  return (url, signal) => {
    const isRoot = isFirst;
    isFirst = false;
    return isRoot ? document : fetchXml(url, signal);
  };
}

/** Plays one break to its end: asks its address, and shows what the answer holds. */
export function playBreak(
  adBreak: AdBreak,
  stage: BreakStage,
  client: AdClientRun,
): Promise<BreakResult> {
  const macros = () => ({ ...breakMacros(adBreak, stage), ...client.macros?.() });
  // The slots report a blocker themselves, once.
  const tell: BreakStage['tell'] = (news) => {
    if (news.type !== 'ad.failed' || news.name !== 'AD_BLOCKING_BY_USER') stage.tell(news);
  };
  const ping = (url: string) => {
    if (client.mayAsk(url)) sendPing(url);
  };
  const request: AdBreakPorts['request'] = async ({ address }, signal) => {
    const early = await client.takeEarly?.(address);
    const answer = await requestAds(
      {
        address,
        slot: adBreak.slot,
        limit: adBreak.limit,
        budgetMs: REQUEST_BUDGET_MS - (early?.spentMs() ?? 0),
        maxWrappers: MOST_WRAPPERS,
        macros: macros(),
        ...stage.content(),
      },
      { fetchXml: early ? firstFrom(early) : fetchXml, mayAsk: client.mayAsk, ping },
      signal,
    );
    // Those that are missing from a pod which is shown; of one that is not, the break says why.
    if (answer.pod.length > 0)
      for (const name of answer.failures)
        tell({ type: 'ad.failed', name, ad: { position: 1, url: address } });
    const isKept =
      answer.error !== undefined &&
      unreachable.has(answer.error) &&
      (await (client.isBlocked ?? isBlocked)());
    return isKept ? { ...answer, error: 'AD_BLOCKING_BY_USER' } : answer;
  };
  const actor = createActor(
    createAdBreakMachine({
      request,
      show: async ({ ad, position }, signal) => {
        await stage.drawn?.();
        if (signal.aborted) return givenUp;
        return showAd({ ad, position, client, macros, stage: { ...stage, signal, tell } });
      },
      tell,
      trackBreak: (event, trackings) => {
        for (const { url } of trackings.filter((tracking) => tracking.event === event))
          ping(fillMacros(url, macros()));
      },
    }),
    { ...watched(), input: { address: adBreak.address } },
  );
  return new Promise<BreakResult>((resolve, reject) => {
    actor.subscribe({
      next: (snapshot) => {
        if (snapshot.status === 'done') resolve(snapshot.output);
      },
      error: reject,
    });
    stage.signal.addEventListener('abort', () => {
      actor.stop();
      resolve({ status: 'empty' });
    });
    if (stage.signal.aborted) resolve({ status: 'empty' });
    else actor.start();
  });
}
