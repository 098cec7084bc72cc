// oxlint-disable-next-line typescript/triple-slash-reference -- The package has no types for its sources, and every project that imports this file needs them.
/// <reference path="./vast-client.d.ts" />
// The package's own bundle brings its client, its tracker and helpers of old browsers along: four times the size.
import { parseCreativeCompanion } from '@dailymotion/vast-client/src/parser/creative_companion_parser.js';
import { parseCreativeLinear } from '@dailymotion/vast-client/src/parser/creative_linear_parser.js';
import type { Ad } from '../../model/ad.types.ts';
import { attributeOf, childOf, childrenOf, textOf } from '../xml.ts';
import type { VastCompanions, VastLinear } from './vast-client.types.ts';

/** A moving creative, with what vast-client does not keep of it. */
export interface ReadLinear {
  linear: VastLinear;
  element: Element;
  universalIds: Ad['universalIds'];
}

/** What `Creatives` holds, of an inline advertisement or a wrapper. VAST 4.3 §3.6 */
export interface ReadCreatives {
  /** Whether there is any, also of a kind that is not shown. */
  isAny: boolean;
  linears: readonly ReadLinear[];
  companions: readonly VastCompanions[];
}

const kinds = ['Linear', 'NonLinearAds', 'CompanionAds'] as const;

/** Has vast-client read the creatives of `InLine` or `Wrapper`. */
export function readCreatives(body: Element): ReadCreatives {
  const creatives = childrenOf(childOf(body, 'Creatives'), 'Creative');
  const all = (name: (typeof kinds)[number]) =>
    creatives.flatMap((creative) => childrenOf(creative, name));
  return {
    isAny: kinds.some((kind) => all(kind).length > 0),
    linears: creatives.flatMap((creative) =>
      childrenOf(creative, 'Linear').map((element) => ({
        linear: parseCreativeLinear(element, { id: attributeOf(creative, 'id') }),
        element,
        universalIds: readUniversalIds(creative),
      })),
    ),
    companions: all('CompanionAds').map((element) => parseCreativeCompanion(element)),
  };
}

/** VAST 4.3 §3.7.1 */
const readUniversalIds = (creative: Element): Ad['universalIds'] =>
  childrenOf(creative, 'UniversalAdId').flatMap((id) => {
    const value = textOf(id);
    return value === undefined
      ? []
      : { registry: attributeOf(id, 'idRegistry') ?? 'unknown', value };
  });
