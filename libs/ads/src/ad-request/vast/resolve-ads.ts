import type { AdErrorName } from '@foyer/ad-slots/errors';
import type { Ad } from '../../model/ad.types.ts';
import { iabCode } from '../../model/iab-codes.ts';
import type { AdLayer, WrapperRules } from './ad-layer.ts';
import { type Asking, failureName } from './ask.ts';
import { findFault, withPlayableFiles } from './find-fault.ts';
import { mergeLayers } from './merge-layers.ts';
import { readVast, type VastDocument } from './read-vast.ts';

/** What came of a document, or of one advertisement in it. */
export interface Resolved {
  pod: readonly Ad[];
  standIns: readonly Ad[];
  /** Why parts are missing, in their order. */
  failures: readonly AdErrorName[];
}

/** Where a document stands in a chain of wrappers. */
interface Place {
  asking: Asking;
  /** From the outermost on. */
  wrappers: readonly AdLayer[];
  /** Most advertisements of a pod. */
  limit: number;
  /** @default those of the last wrapper */
  rules?: Pick<WrapperRules, 'allowsSeveral' | 'followsWrappers'>;
}

const failed = (...failures: AdErrorName[]): Resolved => ({ pod: [], standIns: [], failures });

/**
 * Resolves a document into advertisements that can be shown: a pod by `sequence`, or the first that stands alone. One that
 * fails gives its place to the next that stands alone. VAST 4.3 §3.3.1, §3.19
 */
export async function resolveVast(document: VastDocument, place: Place): Promise<Resolved> {
  const { asking, wrappers, limit } = place;
  const allowed = allowedOf(document, place.rules ?? wrappers.at(-1)?.wrapper);
  if (allowed.length === 0) return resolveNothing(document, place);

  const pod = allowed
    .filter(({ sequence }) => sequence !== undefined)
    // Stable: two with one number keep the order of the document.
    .sort((one, other) => (one.sequence ?? 0) - (other.sequence ?? 0))
    .slice(0, limit);
  const alone = allowed.filter(({ sequence }) => sequence === undefined);
  const resolve = (layer: AdLayer) => resolveLayer(layer, { asking, wrappers, limit });

  const places = pod.length > 0 ? await Promise.all(pod.map(resolve)) : [failed()];
  const tried: Resolved[] = [];
  for (const [index, part] of places.entries()) {
    tried.push(part);
    const mayReplace = part.pod.length === 0 && pod[index]?.wrapper?.fallsBack !== false;
    // oxlint-disable-next-line no-await-in-loop -- they share the ones that stand alone
    if (mayReplace) tried.push(...(await resolveUntilFound(alone, resolve)));
  }
  return {
    pod: tried.flatMap((part) => part.pod).slice(0, limit),
    standIns: [
      ...tried.flatMap(({ standIns }) => standIns),
      ...alone.flatMap((layer) => inlineOf([...wrappers, layer]) ?? []),
    ],
    failures: tried.flatMap(({ failures }) => failures),
  };
}

/** Takes from those that stand alone until one can be shown: not all at once, for a server counts what it is asked. */
async function resolveUntilFound(
  alone: AdLayer[],
  resolve: (layer: AdLayer) => Promise<Resolved>,
): Promise<Resolved[]> {
  const tried: Resolved[] = [];
  for (let next = alone.shift(); next; next = alone.shift()) {
    // oxlint-disable-next-line no-await-in-loop
    const found = await resolve(next);
    tried.push(found);
    if (found.pod.length > 0) break;
  }
  return tried;
}

/**
 * What a wrapper allows of the document behind it. One alone counts as standing alone whatever its number: many servers
 * number the only one.
 */
function allowedOf({ ads }: VastDocument, rules: Place['rules']): AdLayer[] {
  const followed = ads.filter(({ wrapper }) => rules?.followsWrappers !== false || !wrapper);
  if (!rules || rules.allowsSeveral || ads.length === 1) return followed;
  return followed.filter(({ sequence }) => sequence === undefined).slice(0, 1);
}

function resolveNothing({ errors, fault }: VastDocument, { asking, wrappers }: Place): Resolved {
  const name = fault ?? (wrappers.length > 0 ? 'WRAPPER_NO_ANSWER' : 'VAST_NO_ADS');
  asking.tell(errors, iabCode(name));
  asking.tellLayers(wrappers, name);
  return failed(name);
}

/** An inline advertisement that can be shown, with what its wrappers add; undefined for every other. */
function inlineOf(layers: readonly AdLayer[]): Ad | undefined {
  if (layers.at(-1)?.wrapper) return undefined;
  const ad = mergeLayers(layers);
  return findFault(layers, ad) === undefined ? withPlayableFiles(ad) : undefined;
}

async function resolveLayer(layer: AdLayer, place: Place): Promise<Resolved> {
  const { asking, wrappers, limit } = place;
  const layers = [...wrappers, layer];
  const fail = (name: AdErrorName): Resolved => {
    asking.tellLayers(layers, name);
    return failed(name);
  };
  if (!layer.wrapper) {
    const ad = inlineOf(layers);
    if (ad) return { pod: [ad], standIns: [], failures: [] };
    return fail(findFault(layers, mergeLayers(layers)) ?? 'VAST_SCHEMA_INVALID');
  }
  const address = layer.wrapper.address;
  const refusal = refusalOf(address, layers, asking);
  if (refusal !== undefined || address === undefined) return fail(refusal ?? 'WRAPPER_URL_INVALID');
  try {
    const document = readVast(await asking.ask(address), address);
    return await resolveVast(document, { asking, wrappers: layers, limit });
  } catch (error) {
    return fail(hopName(failureName(error)));
  }
}

/** Why a hop is not asked at all. */
function refusalOf(
  address: string | undefined,
  layers: readonly AdLayer[],
  { maxWrappers, mayAsk, root }: Asking,
): AdErrorName | undefined {
  if (address === undefined) return 'WRAPPER_URL_INVALID';
  // As they are written: a macro may give every round of a loop another address.
  const seen = [root, ...layers.slice(0, -1).map(({ wrapper }) => wrapper?.address)];
  if (seen.includes(address)) return 'WRAPPER_LOOP';
  if (layers.length > maxWrappers) return 'WRAPPER_LIMIT_REACHED';
  return mayAsk(address) ? undefined : 'WRAPPER_FAILED';
}

/** What the failure of a document is called behind a wrapper. */
function hopName(name: AdErrorName): AdErrorName {
  if (name === 'VAST_TIMEOUT') return 'WRAPPER_TIMEOUT';
  if (name === 'VAST_EMPTY_ANSWER') return 'WRAPPER_NO_ANSWER';
  return name === 'VAST_REQUEST_FAILED' || name === 'VAST_HTTP_STATUS' ? 'WRAPPER_FAILED' : name;
}
