import { fillMacros, type MacroValues } from '../ad-request/macros.ts';
import type { Companion } from '../model/ad.types.ts';
import { showResource } from '../walled-frame/show-resource.ts';
import type { PlacedCompanion } from './choose-companions.ts';

/** What a companion needs. */
export interface CompanionPorts {
  /** Where pages and markup run. */
  frame: { address: string; title: string } | undefined;
  ping: (url: string) => void;
  /** @default none is known */
  macros?: () => MacroValues;
  /** Opens a page in another window. */
  open: (url: string) => void;
}

/** A companion that is on its way, or there. */
export interface LoadedCompanion {
  /** To be put into the page. */
  element: HTMLElement;
  /** Whether it could be loaded; of a page only that its document was. */
  loaded: Promise<boolean>;
  /** Tells that it is seen; once, however often it is shown. VAST 4.3 §3.13 `creativeView` */
  tellView: () => void;
  /** Opens its page, as a press on it does. */
  press: () => void;
  close: () => void;
}

/** Companions that were seen: one that stands beside an advertisement may come again in a pause. */
const seen = new WeakSet<Companion>();

const isWebAddress = (url: string): boolean => /^https?:\/\//iu.test(url);

/** Loads a companion for a place. VAST 4.3 §3.13 */
export function loadCompanion(
  { companion, resource }: Omit<PlacedCompanion, 'place'>,
  { frame, ping, macros = () => ({}), open }: CompanionPorts,
): LoadedCompanion {
  const { width, height, click, views, altText = frame?.title ?? '' } = companion;
  let resolve = (_isLoaded: boolean) => {};
  const loaded = new Promise<boolean>((settle) => {
    resolve = settle;
  });
  const send = (urls: readonly string[]) => {
    for (const url of urls) ping(fillMacros(url, macros()));
  };
  const press = (own?: string) => {
    const url = click.through ?? own;
    if (url === undefined || !isWebAddress(url)) return;
    send(click.tracking);
    open(url);
  };
  const shown = showResource(resource, {
    altText,
    frame,
    onPress: press,
    onFailure: () => resolve(false),
  });
  shown.element.addEventListener('load', () => resolve(true), { once: true });
  const isLink = resource.kind === 'static' && click.through !== undefined;
  const element = document.createElement(isLink ? 'button' : 'div');
  if (element instanceof HTMLButtonElement) {
    element.type = 'button';
    element.addEventListener('click', () => press());
  }
  Object.assign(element.style, {
    position: 'relative',
    display: 'block',
    inlineSize: `${width}px`,
    maxInlineSize: '100%',
    aspectRatio: `${width} / ${height}`,
    padding: '0',
    border: '0',
    background: 'none',
    cursor: isLink ? 'pointer' : 'auto',
  });
  Object.assign(shown.element.style, { display: 'block', inlineSize: '100%', blockSize: '100%' });
  element.append(shown.element);
  return {
    element,
    loaded,
    tellView: () => {
      if (seen.has(companion)) return;
      seen.add(companion);
      send(views);
    },
    press: () => press(),
    close: () => {
      resolve(false);
      shown.close();
      element.remove();
    },
  };
}
