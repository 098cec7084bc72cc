import { escapeXml } from '../../../server/escape-xml.ts';
import type { AdAddresses, Tracked } from '../ad-addresses.ts';
import type { AdRequest } from '../ad-request.schema.ts';
import type { Spot } from '../spots.ts';
import { companionsElement, type Companions } from './companions.ts';
import { linearElement, type Linear } from './linear.ts';
import { verificationsElement, type Verification } from './verifications.ts';
import { cdata, xml } from './xml.ts';

type Version = AdRequest['vast'];

/** What distinguishes an inline advertisement. */
export interface InlineAd extends Linear {
  /** Place in a pod, from 1. */
  sequence?: number;
  companions?: Companions;
  verifications?: readonly Verification[];
  /** Whether it asks whether it was in sight; VAST 4 only. */
  asksForSight?: boolean;
}

/** Name and version of the ad server, as its answers say it. */
export const adSystem = xml('AdSystem', { version: '1.0' }, 'Foyer demo ads');

/** What the law wants to be shown, in a form that each version has, and whose page the player stands in. */
function extensions(
  version: Version,
  { erid }: Spot,
  partnerId: string | undefined,
  verifications: string | undefined,
): string {
  return xml(
    'Extensions',
    {},
    xml('Extension', { type: 'erid' }, escapeXml(erid)),
    ...(partnerId === undefined
      ? []
      : [xml('Extension', { type: 'partner' }, escapeXml(partnerId))]),
    ...(verifications !== undefined && version !== '4'
      ? [xml('Extension', { type: 'AdVerifications' }, verifications)]
      : []),
  );
}

const viewableImpression = (addresses: AdAddresses, tracked: Tracked): string =>
  xml(
    'ViewableImpression',
    { id: 'foyer' },
    ...['Viewable', 'NotViewable', 'ViewUndetermined'].map((name) => {
      const event = name.charAt(0).toLowerCase() + name.slice(1);
      return xml(name, {}, cdata(addresses.track(event, tracked)));
    }),
  );

/** An advertisement that an answer holds itself. */
export function inlineAd(
  { vast: version, partner_id }: AdRequest,
  addresses: AdAddresses,
  ad: InlineAd,
): string {
  const { spot, sequence, companions } = ad;
  const tracked: Tracked = { ad: spot.id, place: sequence };
  const isFourth = version === '4';
  const verifications =
    ad.verifications && verificationsElement(addresses, tracked, ad.verifications);
  const registered = xml(
    'UniversalAdId',
    { idRegistry: 'foyer.example', idValue: spot.id },
    escapeXml(spot.id),
  );
  const moving = xml(
    'Creative',
    { id: spot.id, sequence: 1 },
    ...(isFourth ? [registered] : []),
    linearElement(version, addresses, tracked, ad),
  );
  const beside = companions && [
    xml(
      'Creative',
      { id: `${spot.id}-companions`, sequence: 1 },
      ...(isFourth ? [registered] : []),
      companionsElement(addresses, tracked, spot, companions),
    ),
  ];
  return xml(
    'Ad',
    { id: spot.id, sequence },
    xml(
      'InLine',
      {},
      adSystem,
      xml('AdTitle', {}, escapeXml(spot.title)),
      ...(isFourth ? [xml('AdServingId', {}, escapeXml(spot.id))] : []),
      xml('Description', {}, escapeXml(spot.text)),
      ...(version === '2' ? [] : [xml('Advertiser', {}, escapeXml(spot.advertiser))]),
      xml('Error', {}, cdata(addresses.track('error', tracked))),
      xml('Impression', { id: 'foyer' }, cdata(addresses.track('impression', tracked))),
      ...(isFourth && ad.asksForSight ? [viewableImpression(addresses, tracked)] : []),
      ...(isFourth && verifications ? [verifications] : []),
      xml('Creatives', {}, moving, ...(beside ?? [])),
      extensions(version, spot, partner_id, verifications),
    ),
  );
}
