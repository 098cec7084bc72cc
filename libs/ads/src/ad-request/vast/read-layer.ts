import { VASTParser } from '@dailymotion/vast-client';
import { webAddress, webAddresses } from '../web-address.ts';
import { attributeOf, booleanOf, childOf, childrenOf, textOf, textsOf } from '../xml.ts';
import type { AdLayer, WrapperRules } from './ad-layer.ts';
import { readCompanionClicks, readCompanions, readRequired } from './read-companions.ts';
import { readIcons } from './read-icons.ts';
import { readLinear, readTrackings } from './read-linear.ts';
import { readVerifications } from './read-verifications.ts';
import type { VastAd } from './vast-client.types.ts';

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
  const ad = parseAd(element);
  const companions = (ad?.creatives ?? []).filter((creative) => creative.type === 'companion');
  return {
    ...readWords(element, body, ad),
    ...readLinears(body, ad, base),
    wrapper: body === wrapper ? readRules(wrapper, base, version) : undefined,
    companions: readCompanions(companions, base),
    requiredCompanions: readRequired(companions),
    companionClicks: readCompanionClicks(companions, base),
    verifications: readVerifications(body, base),
    impressions: webAddresses(ad?.impressionURLTemplates.map(({ url }) => url) ?? [], base),
    viewable: readViewable(ad, base),
    // Read from the document: of a wrapper that leads nowhere vast-client gives nothing at all.
    errors: webAddresses(textsOf(body, 'Error'), base),
  };
}

/**
 * Has vast-client read one `<Ad>`, in a document of this one alone: then what it gives belongs to this element. It is
 * given no way to ask for anything: its own way of following wrappers has a limit of time for each hop, and throws.
 */
function parseAd(element: Element): VastAd | undefined {
  const root = { nodeName: 'VAST', childNodes: [element], getAttribute: () => null };
  const ads: VastAd[] = new VASTParser().parseVastXml({ documentElement: root }, {});
  return ads[0];
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

function readWords(element: Element, body: Element, ad: VastAd | undefined): Words {
  const extensions = childrenOf(childOf(body, 'Extensions'), 'Extension');
  const extension = (type: string) =>
    textOf(extensions.find((one) => attributeOf(one, 'type')?.toLowerCase() === type));
  return {
    id: attributeOf(element, 'id'),
    sequence: sequenceOf(element),
    title: ad?.title || undefined,
    description: textOf(childOf(body, 'Description')),
    system: ad?.system?.value || undefined,
    advertiser: ad?.advertiser?.value || undefined,
    token: extension('erid'),
    partnerId: extension('partner'),
    servingId: ad?.adServingId || undefined,
    categories: ad?.categories.flatMap(({ value }) => value || []) ?? [],
    blockedCategories: (ad?.blockedAdCategories ?? []).flatMap(({ value }) =>
      value.split(',').flatMap((one) => one.trim() || []),
    ),
  };
}

/** Zero and words are no place in a pod. */
function sequenceOf(element: Element): number | undefined {
  const text = attributeOf(element, 'sequence') ?? '';
  return /^0*[1-9]\d*$/u.test(text) ? Number(text) : undefined;
}

type Linears = Pick<AdLayer, 'hasCreatives' | 'linear' | 'icons' | 'trackings' | 'universalIds'>;

/** The first linear creative is the one that plays; those of a wrapper only add. */
function readLinears(body: Element, ad: VastAd | undefined, base: string): Linears {
  const creatives = ad?.creatives ?? [];
  const elements = childrenOf(childOf(body, 'Creatives'), 'Creative').flatMap((creative) =>
    childrenOf(creative, 'Linear'),
  );
  const linears = creatives
    .filter((creative) => creative.type === 'linear')
    .flatMap((linear, index) => {
      const element = elements[index];
      return element ? { linear, element } : [];
    });
  const [first] = linears;
  return {
    hasCreatives: creatives.length > 0,
    linear: first && readLinear(first.linear, first.element, base),
    icons: linears.flatMap(({ linear, element }) => readIcons(linear.icons, element, base)),
    trackings: linears.flatMap(({ linear }) => readTrackings(linear, base)),
    universalIds:
      first?.linear.universalAdIds
        .filter(({ value }) => value !== '')
        .map(({ idRegistry, value }) => ({ registry: idRegistry, value })) ?? [],
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

function readViewable(ad: VastAd | undefined, base: string): AdLayer['viewable'] {
  const all = (kind: keyof AdLayer['viewable']) =>
    webAddresses(
      (ad?.viewableImpression ?? []).flatMap((one) => one[kind]),
      base,
    );
  return {
    viewable: all('viewable'),
    notViewable: all('notViewable'),
    viewUndetermined: all('viewUndetermined'),
  };
}
