import { cdata, xml } from './xml.ts';

/** What an icon or a companion shows: one of three kinds. VAST 4.3 §3.15 */
export type Resource =
  | { kind: 'static'; url: string; type: string }
  | { kind: 'frame'; url: string }
  | { kind: 'html'; markup: string };

/** The element of a resource. */
export function resourceElement(resource: Resource): string {
  if (resource.kind === 'static')
    return xml('StaticResource', { creativeType: resource.type }, cdata(resource.url));
  if (resource.kind === 'frame') return xml('IFrameResource', {}, cdata(resource.url));
  return xml('HTMLResource', {}, cdata(resource.markup));
}
