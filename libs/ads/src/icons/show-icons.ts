import { fillMacros, type MacroValues } from '../ad-request/macros.ts';
import type { AdMark } from '../linear-ad/linear-ad.types.ts';
import type { AdIcon } from '../model/ad.types.ts';
import { canShow, showResource } from '../walled-frame/show-resource.ts';
import { iconPlace, isIconDue } from './icon-place.ts';

/** What icons need. */
export interface IconPorts {
  /** Over the picture, as large. */
  wrapper: HTMLElement;
  frame: { address: string; title: string } | undefined;
  ping: (url: string) => void;
  macros: () => MacroValues;
  /** Opens a page in another window. @returns Whether the address could be opened */
  open: (url: string | undefined) => boolean;
}

/** Icons over one advertisement. */
export interface ShownIcons {
  hear: (mark: AdMark) => void;
  end: () => void;
}

const usualText = 'AdChoices';

/** Shown instead of a page that cannot be opened; a press takes it away. VAST 4.3 §3.11.3 */
function showFallback(icon: AdIcon, wrapper: HTMLElement): void {
  const [image] = icon.fallbackImages;
  if (!image) return;
  const close = document.createElement('button');
  close.type = 'button';
  Object.assign(close.style, {
    position: 'absolute',
    inset: '0',
    margin: 'auto',
    padding: '0',
    border: '0',
    inlineSize: 'fit-content',
    blockSize: 'fit-content',
    background: 'none',
    cursor: 'pointer',
  });
  const picture = document.createElement('img');
  picture.alt = image.altText ?? icon.altText ?? usualText;
  picture.src = image.url;
  picture.style.maxInlineSize = '100%';
  close.append(picture);
  close.addEventListener('click', (event) => {
    event.stopPropagation();
    close.remove();
  });
  wrapper.append(close);
}

/** Shows one icon until it is taken away. */
function showIcon(icon: AdIcon, { wrapper, frame, ping, macros, open }: IconPorts): () => void {
  const send = (urls: readonly string[]) => {
    for (const url of urls) ping(fillMacros(url, macros()));
  };
  const text = icon.altText ?? icon.program ?? usualText;
  const press = (url?: string) => {
    send(icon.click.tracking);
    if (!open(icon.click.through ?? url)) showFallback(icon, wrapper);
  };
  const isPressed = icon.click.through !== undefined || icon.fallbackImages.length > 0;
  const place = document.createElement(isPressed ? 'button' : 'span');
  if (place instanceof HTMLButtonElement) place.type = 'button';
  const shown = showResource(icon.resource, {
    altText: text,
    frame,
    onPress: press,
    onFailure: () => place.remove(),
  });
  // What is inside a button is not reached: the button takes the press, and speaks for it.
  if (isPressed) {
    place.setAttribute('aria-label', text);
    shown.element.style.pointerEvents = 'none';
    shown.element.tabIndex = -1;
  }
  Object.assign(shown.element.style, { display: 'block', inlineSize: '100%', blockSize: '100%' });
  const { width, height } = wrapper.getBoundingClientRect();
  const { left, top } = iconPlace(icon, { width, height });
  Object.assign(place.style, {
    position: 'absolute',
    // The document gives sides of the picture, not of the text.
    left: `${left}px`,
    top: `${top}px`,
    width: `${icon.width}px`,
    height: `${icon.height}px`,
    padding: '0',
    border: '0',
    background: 'none',
    cursor: isPressed ? 'pointer' : 'auto',
  });
  place.addEventListener('click', (event) => {
    // A press on the picture is another.
    event.stopPropagation();
    if (isPressed) press();
  });
  place.append(shown.element);
  wrapper.append(place);
  send(icon.views);
  return () => {
    shown.close();
    place.remove();
  };
}

/** How far the advertisement is, where a mark says so. */
function timeOf(mark: AdMark): number | undefined {
  if (mark.type === 'framed') return 0;
  if (mark.type === 'reached') return mark.event === 'start' ? 0 : undefined;
  return mark.type === 'moved' || mark.type === 'progressed' ? mark.time : undefined;
}

/** Shows icons over one advertisement, each at its place and its time, and tells of each that was seen once. VAST 4.3 §3.11 */
export function showIcons(icons: readonly AdIcon[], ports: IconPorts): ShownIcons {
  const ways = new Map<AdIcon, () => void>();
  const past = new Set<AdIcon>();
  const hide = (icon: AdIcon) => {
    ways.get(icon)?.();
    ways.delete(icon);
  };
  return {
    hear: (mark) => {
      const time = timeOf(mark);
      if (time === undefined) return;
      for (const icon of icons) {
        if (!isIconDue(icon, time)) hide(icon);
        else if (!past.has(icon) && canShow(icon.resource, ports.frame !== undefined)) {
          past.add(icon);
          ways.set(icon, showIcon(icon, ports));
        }
      }
    },
    end: () => {
      for (const icon of ways.keys()) hide(icon);
    },
  };
}
