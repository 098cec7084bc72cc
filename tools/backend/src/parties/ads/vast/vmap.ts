import type { AdAddresses } from '../ad-addresses.ts';
import { usualScenarios, type AdScenario, type AdSlot } from '../ad-scenarios.ts';
import { cdata, xml } from './xml.ts';

/** A break of a film. */
export interface VmapBreak {
  id: string;
  slot: AdSlot;
  /** `start`, `end`, a moment or per cent. VMAP 1.0 §2.3.1 */
  offset: string;
}

/** Its start, half a minute in, its middle, its end. */
export const usualBreaks: readonly VmapBreak[] = [
  { id: 'preroll', slot: 'preroll', offset: 'start' },
  { id: 'midroll-1', slot: 'midroll', offset: '00:00:30' },
  { id: 'midroll-2', slot: 'midroll', offset: '50%' },
  { id: 'postroll', slot: 'postroll', offset: 'end' },
];

/** Its start, and each quarter of it. */
export const quarterBreaks: readonly VmapBreak[] = [
  { id: 'preroll', slot: 'preroll', offset: 'start' },
  ...[25, 50, 75].map((share): VmapBreak => ({
    id: `midroll-${share}`,
    slot: 'midroll',
    offset: `${share}%`,
  })),
];

/** How the breaks get their advertisements. */
export interface VmapContents {
  breaks: readonly VmapBreak[];
  /** What the address of each break answers. @default the usual of its slot */
  scenario?: AdScenario | undefined;
  /** Writes the advertisements of a break into it, as a `VAST` element. */
  write?: (addresses: AdAddresses, slot: AdSlot) => string;
}

/** The `VMAP` element: the breaks of a film, each with its advertisements or the address of them. */
export function vmapElement(addresses: AdAddresses, contents: VmapContents): string {
  const parts = contents.breaks.map(({ id, slot, offset }) => {
    const own = addresses.of(slot, contents.scenario ?? usualScenarios[slot]);
    const source = contents.write
      ? xml('vmap:VASTAdData', {}, contents.write(own, slot))
      : xml('vmap:AdTagURI', { templateType: 'vast4' }, cdata(own.again()));
    return xml(
      'vmap:AdBreak',
      { timeOffset: offset, breakType: 'linear', breakId: id },
      xml('vmap:AdSource', { id, allowMultipleAds: 'true', followRedirects: 'true' }, source),
      xml(
        'vmap:TrackingEvents',
        {},
        ...['breakStart', 'breakEnd', 'error'].map((event) =>
          xml('vmap:Tracking', { event }, cdata(own.track(event, { ad: id }))),
        ),
      ),
    );
  });
  const xmlns = 'http://www.iab.net/videosuite/vmap';
  return xml('vmap:VMAP', { 'xmlns:vmap': xmlns, version: '1.0' }, ...parts);
}
