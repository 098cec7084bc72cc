import type { AdErrorName } from '@foyer/ad-slots/errors';
import { iabCode } from '../../model/iab-codes.ts';
import type { AdAnswer, AdRequest } from '../request-ads.types.ts';
import { type Asking, failureName } from '../vast/ask.ts';
import { readVast } from '../vast/read-vast.ts';
import { type Resolved, resolveVast } from '../vast/resolve-ads.ts';
import { XmlFailure } from '../xml-failure.ts';
import { breakOf, type VmapAdBreak, type VmapDocument } from './read-vmap.ts';

/** Numbers for the break's own `error`: of the document behind it; faults inside of VAST go to VAST's own addresses. VMAP 1.0 §2.5 */
const breakCodes: Partial<Record<AdErrorName, number>> = {
  VMAP_NO_AD_SOURCE: iabCode('VMAP_NO_AD_SOURCE'),
  VAST_INVALID_XML: 1006,
  VAST_SCHEMA_INVALID: 1006,
  VAST_VERSION_NOT_SUPPORTED: 1006,
  VAST_TIMEOUT: 1007,
  VAST_REQUEST_FAILED: 1008,
  VAST_HTTP_STATUS: 1008,
  VAST_EMPTY_ANSWER: 1008,
};

/** Resolves the break of a VMAP that a slot asks for. */
export async function resolveBreak(
  vmap: VmapDocument,
  { slot, time, duration, limit }: Pick<AdRequest, 'slot' | 'time' | 'duration' | 'limit'>,
  asking: Asking,
): Promise<Resolved & Pick<AdAnswer, 'breakTrackings'>> {
  const adBreak = breakOf(vmap, slot, time, duration);
  if (!adBreak) return { ...failed('VMAP_NO_AD_BREAKS'), breakTrackings: [] };
  const resolved = await resolveSource(adBreak, vmap.base, limit, asking);
  const code = breakCodes[resolved.failures[0] ?? 'VAST_NO_ADS'];
  if (resolved.pod.length === 0 && code !== undefined) {
    asking.tell(urlsOf(adBreak, 'error'), code);
  }
  const breakTrackings = adBreak.trackings.filter(({ event }) => event !== 'error');
  return { ...resolved, breakTrackings };
}

async function resolveSource(
  { source, allowsSeveral, followsWrappers }: VmapAdBreak,
  base: string,
  limit: number,
  asking: Asking,
): Promise<Resolved> {
  try {
    const document = await readSource();
    return await resolveVast(document, {
      asking,
      wrappers: [],
      limit: allowsSeveral ? limit : 1,
      rules: { allowsSeveral: true, followsWrappers },
    });
  } catch (error) {
    return failed(failureName(error));
  }

  async function readSource() {
    if (source.kind === 'inline') return readVast(source.vast, base);
    if (source.kind === 'unknown') throw new XmlFailure('VMAP_NO_AD_SOURCE');
    if (!asking.mayAsk(source.url)) throw new XmlFailure('VAST_REQUEST_FAILED');
    return readVast(await asking.ask(source.url), source.url);
  }
}

const urlsOf = ({ trackings }: VmapAdBreak, event: string): string[] =>
  trackings.filter((tracking) => tracking.event === event).map(({ url }) => url);

const failed = (name: AdErrorName): Resolved => ({ pod: [], standIns: [], failures: [name] });
