import type { AdAddresses } from './ad-addresses.ts';
import type { AdSlot } from './ad-request.schema.ts';
import { cdata, xml } from './xml.ts';

/** When the breaks of a film are: its start, half a minute in, its middle, its end. */
const breaks: readonly { id: string; slot: AdSlot; offset: string }[] = [
  { id: 'preroll', slot: 'preroll', offset: 'start' },
  { id: 'midroll-1', slot: 'midroll', offset: '00:00:30' },
  { id: 'midroll-2', slot: 'midroll', offset: '50%' },
  { id: 'postroll', slot: 'postroll', offset: 'end' },
];

/** The breaks of a film, each with the address of its advertisements. */
export function vmapDocument(addresses: AdAddresses): string {
  const parts = breaks.map(({ id, slot, offset }) =>
    xml(
      'vmap:AdBreak',
      { timeOffset: offset, breakType: 'linear', breakId: id },
      xml(
        'vmap:AdSource',
        { id, allowMultipleAds: 'true', followRedirects: 'true' },
        xml('vmap:AdTagURI', { templateType: 'vast4' }, cdata(addresses.slot(slot))),
      ),
      xml(
        'vmap:TrackingEvents',
        {},
        ...['breakStart', 'breakEnd', 'error'].map((event) =>
          xml('vmap:Tracking', { event }, cdata(addresses.track(event, id))),
        ),
      ),
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml(
    'vmap:VMAP',
    { 'xmlns:vmap': 'http://www.iab.net/videosuite/vmap', version: '1.0' },
    ...parts,
  )}\n`;
}
