import { webAddresses } from '../web-address.ts';
import { attributeOf, childrenOf, textsOf } from '../xml.ts';
import { XmlFailure } from '../xml-failure.ts';
import type { AdLayer } from './ad-layer.ts';
import { readLayer } from './read-layer.ts';

/** What one VAST document says. */
export interface VastDocument {
  /** In the order of the document. */
  ads: readonly AdLayer[];
  /** Told when the document has no advertisement. VAST 4.3 §3.2.1 */
  errors: readonly string[];
  /** Why nothing of it can be used. */
  fault: 'VAST_SCHEMA_INVALID' | 'VAST_VERSION_NOT_SUPPORTED' | undefined;
}

/**
 * The root of a document.
 *
 * @param document - Null where the browser gave none, as some do for XML that is not well formed.
 * @throws {@link XmlFailure} `VAST_INVALID_XML`; other browsers put a `parsererror` in it and keep what they could read.
 */
export function rootOf(document: Document | null): Element {
  const root = document?.documentElement;
  if (!document || !root || document.getElementsByTagName('parsererror').length > 0) {
    throw new XmlFailure('VAST_INVALID_XML');
  }
  return root;
}

/**
 * Reads VAST 2 to 4.3; a document without a version is read as one.
 *
 * @param base - Its address.
 */
export function readVast(root: Element, base: string): VastDocument {
  const errors = webAddresses(textsOf(root, 'Error'), base);
  const nothing = { ads: [], errors };
  // VAST 1 has another root.
  if (root.nodeName === 'VideoAdServingTemplate') {
    return { ...nothing, fault: 'VAST_VERSION_NOT_SUPPORTED' };
  }
  if (root.nodeName !== 'VAST') return { ...nothing, fault: 'VAST_SCHEMA_INVALID' };
  const version = Number.parseInt(attributeOf(root, 'version') ?? '4', 10);
  if (![2, 3, 4].includes(version)) return { ...nothing, fault: 'VAST_VERSION_NOT_SUPPORTED' };

  const elements = childrenOf(root, 'Ad');
  const ads = elements.flatMap((element) => readLayer(element, base, version) ?? []);
  const isUnreadable = elements.length > 0 && ads.length === 0;
  return { ads, errors, fault: isUnreadable ? 'VAST_SCHEMA_INVALID' : undefined };
}
