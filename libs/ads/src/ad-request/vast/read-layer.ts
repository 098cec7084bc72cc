import { webAddress, webAddresses } from '../web-address.ts';
import { attributeOf, booleanOf, childOf, childrenOf, textOf, textsOf } from '../xml.ts';
import type { AdLayer, WrapperRules } from './ad-layer.ts';
import { readCompanionClicks, readCompanions, readRequired } from './read-companions.ts';
import { type ReadLinear, readCreatives } from './read-creatives.ts';
import { readIcons } from './read-icons.ts';
import { readLinear, readTrackings } from './read-linear.ts';
import { readVerifications } from './read-verifications.ts';

/**
 * Reads one `<Ad>`; undefined where it is neither inline nor a wrapper.
 *
 * @param base - Address of its document.
 * @param version - Of its document: before 3, a wrapper cannot forbid several advertisements.
 */
export function readLayer(element: Element, base: string, version: number): AdLayer | undefined {
  const wrapper = childOf(element, 'Wrapper');
  const body = childOf(element, 'InLine') ?? wrapper;
  if (!body) return undefined;
  const { isAny, linears, companions } = readCreatives(body);
  return {
    ...readWords(element, body),
    ...readLinears(linears, base),
    hasCreatives: isAny,
    wrapper: body === wrapper ? readRules(wrapper, base, version) : undefined,
    companions: readCompanions(companions, base),
    requiredCompanions: readRequired(companions),
    companionClicks: readCompanionClicks(companions, base),
    verifications: readVerifications(body, base),
    impressions: webAddresses(textsOf(body, 'Impression'), base),
    viewable: readViewable(body, base),
    errors: webAddresses(textsOf(body, 'Error'), base),
  };
}

type Words = Pick<
  AdLayer,
  | 'id'
  | 'sequence'
  | 'title'
  | 'description'
  | 'system'
  | 'advertiser'
  | 'token'
  | 'partnerId'
  | 'servingId'
  | 'categories'
  | 'blockedCategories'
>;

function readWords(element: Element, body: Element): Words {
  const extensions = childrenOf(childOf(body, 'Extensions'), 'Extension');
  const extension = (type: string) =>
    textOf(extensions.find((one) => attributeOf(one, 'type')?.toLowerCase() === type));
  return {
    id: attributeOf(element, 'id'),
    sequence: sequenceOf(element),
    title: textOf(childOf(body, 'AdTitle')),
    description: textOf(childOf(body, 'Description')),
    system: textOf(childOf(body, 'AdSystem')),
    advertiser: textOf(childOf(body, 'Advertiser')),
    token: extension('erid'),
    partnerId: extension('partner'),
    servingId: textOf(childOf(body, 'AdServingId')),
    categories: textsOf(body, 'Category'),
    blockedCategories: textsOf(body, 'BlockedAdCategories').flatMap((list) =>
      list.split(',').flatMap((one) => one.trim() || []),
    ),
  };
}

/** Zero and words are no place in a pod. */
function sequenceOf(element: Element): number | undefined {
  const text = attributeOf(element, 'sequence') ?? '';
  return /^0*[1-9]\d*$/u.test(text) ? Number(text) : undefined;
}

type Linears = Pick<AdLayer, 'linear' | 'icons' | 'trackings' | 'universalIds'>;

/** The first linear creative is the one that plays; those of a wrapper only add. */
function readLinears(linears: readonly ReadLinear[], base: string): Linears {
  const [first] = linears;
  return {
    linear: first && readLinear(first.linear, first.element, base),
    icons: linears.flatMap(({ linear, element }) => readIcons(linear.icons, element, base)),
    trackings: linears.flatMap(({ linear }) => readTrackings(linear, base)),
    universalIds: first?.universalIds ?? [],
  };
}

function readRules(wrapper: Element | undefined, base: string, version: number): WrapperRules {
  const address = childOf(wrapper, 'VASTAdTagURI');
  // VAST 1's name, which servers of VAST 2 still send.
  const old = childOf(childOf(wrapper, 'VASTAdTagURL'), 'URL');
  return {
    address: webAddress(textOf(address) ?? textOf(old), base),
    followsWrappers: booleanOf(wrapper, 'followAdditionalWrappers') ?? true,
    allowsSeveral: version < 3 || (booleanOf(wrapper, 'allowMultipleAds') ?? false),
    fallsBack: booleanOf(wrapper, 'fallbackOnNoAd'),
  };
}

function readViewable(body: Element, base: string): AdLayer['viewable'] {
  const lists = childrenOf(body, 'ViewableImpression');
  const all = (name: string) =>
    webAddresses(
      lists.flatMap((list) => textsOf(list, name)),
      base,
    );
  return {
    viewable: all('Viewable'),
    notViewable: all('NotViewable'),
    viewUndetermined: all('ViewUndetermined'),
  };
}
