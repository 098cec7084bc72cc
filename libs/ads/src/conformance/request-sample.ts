import { requestAds } from '../ad-request/request-ads.ts';
import type { AdRequestPorts } from '../ad-request/request-ads.types.ts';
import { iabCode } from '../model/iab-codes.ts';
import { describeAd } from './describe-ad.ts';
import { SAMPLE_DURATION, SAMPLE_LIMIT, type SampleClient } from './sample-run.ts';

/**
 * The part of the client that turns an address into a pod; it plays nothing.
 *
 * @param budgetMs - For the request with all its hops.
 */
export const requestSample =
  (ports: AdRequestPorts, budgetMs: number): SampleClient =>
  async (address, at) => {
    const request = {
      ...at,
      address,
      limit: SAMPLE_LIMIT,
      budgetMs,
      duration: SAMPLE_DURATION,
      macros: { TRANSACTIONID: 'transaction' },
      maxWrappers: 10,
    };
    const { pod, standIns, breakTrackings, failures } = await requestAds(
      request,
      ports,
      new AbortController().signal,
    );
    const [error] = failures;
    return {
      shown: pod.map(describeAd),
      standIns: standIns.map(describeAd),
      breakEvents: breakTrackings.map(({ event }) => event),
      ...(error !== undefined && { error, code: iabCode(error) }),
    };
  };
