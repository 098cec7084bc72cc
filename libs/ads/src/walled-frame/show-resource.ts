import { defineEvents } from '@foyer/core';
import * as v from 'valibot';
import type { AdResource } from '../model/ad.types.ts';
import { openFrame } from './open-frame.ts';

const resourceWords = defineEvents({
  /** A press on markup; with the address of a link, where there was one. */
  'resource.clicked': { url: v.exactOptional(v.pipe(v.string(), v.maxLength(2_000))) },
});

/** How a picture, a page or markup is shown. */
export interface ResourceOptions {
  /** Read out in its place. */
  altText: string;
  /** Where pages and markup run; without it only pictures can be shown. */
  frame: { address: string } | undefined;
  /** A press on it; markup may name where that leads. Presses on a page inside are its own. */
  onPress: (url: string | undefined) => void;
  /** It cannot be loaded. */
  onFailure?: () => void;
}

/** Whether a resource can be shown here. Pictures of types that no browser draws cannot. */
export const canShow = (resource: AdResource, hasFrames: boolean): boolean =>
  resource.kind === 'static' ? /^image\//iu.test(resource.type) : hasFrames;

/** Shows a picture, or a page or markup in a walled document. VAST 4.3 §3.15 @returns It, to be put into the page. */
export function showResource(
  resource: AdResource,
  { altText, frame, onPress, onFailure }: ResourceOptions,
): { element: HTMLElement; close: () => void } {
  if (resource.kind === 'static' || !frame) {
    const picture = document.createElement('img');
    picture.alt = altText;
    picture.addEventListener('error', () => onFailure?.());
    if (resource.kind === 'static') picture.src = resource.url;
    return { element: picture, close: () => picture.remove() };
  }
  const title = altText;
  return openFrame<typeof resourceWords, never>({
    address: frame.address,
    title,
    task:
      resource.kind === 'html'
        ? { name: 'markup', markup: resource.markup }
        : { name: 'page', url: resource.url, title },
    words: resourceWords,
    hear: ({ url }) => onPress(url),
    hasLinks: resource.kind === 'frame',
  });
}
