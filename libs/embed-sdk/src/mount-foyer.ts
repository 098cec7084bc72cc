import { isPlayerMessage } from './player-message.ts';
import type { PageMessage, PlayerMessage } from './protocol.ts';

/** What {@link mountFoyer} puts into a page. */
export interface FoyerOptions {
  /** The site's origin, such as `https://sofit.example`. Its operator must have allowed the page's own origin. */
  origin: string;
  /** What plays, such as `/embed/vod/metropolis`; parameters may follow. */
  path: string;
  /** What the operator calls the page by in ad requests: up to 64 of `A-Z a-z 0-9 _ . -`. @default none */
  partnerId?: string;
  /** The frame's name for screen readers. @default 'Video' */
  title?: string;
  /** Told of everything that the player says, in its order. */
  onEvent?: (message: PlayerMessage) => void;
}

/** A player in the page. */
export interface MountedFoyer {
  /** Fills the element it was put into. */
  iframe: HTMLIFrameElement;
  /** Tells the player who the partner is, also after it has asked. */
  setPartnerId: (partnerId: string) => void;
  /** Takes the player off the page; nothing is told any more. */
  destroy: () => void;
}

/** What the player cannot do in a foreign page unless the page allows it. */
const allowed = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/** @throws TypeError when the two do not make an address of that origin. */
function playerAddress({ origin, path }: FoyerOptions): URL {
  const address = new URL(path, origin);
  if (!path.startsWith('/') || address.origin !== new URL(origin).origin) {
    throw new TypeError(`Not a path of ${origin}: ${path}`);
  }
  return address;
}

/**
 * Puts a player of the site into an element and listens to it. Spec 3 §7 "Parent-window messages"
 *
 * @throws TypeError when `origin` is no origin or `path` leads out of it.
 */
export function mountFoyer(element: Element, options: FoyerOptions): MountedFoyer {
  const address = playerAddress(options);
  const page = element.ownerDocument;
  const view = page.defaultView ?? window;
  const iframe = page.createElement('iframe');
  let { partnerId } = options;
  // Before it does, the frame may be on the way, and then the browser complains of another origin.
  let hasAsked = false;

  const tellPartner = () => {
    if (partnerId === undefined || !hasAsked) return;
    const message: PageMessage = {
      source: 'foyer',
      version: 1,
      event: 'set_partner_id',
      partner_id: partnerId,
    };
    iframe.contentWindow?.postMessage(message, address.origin);
  };
  const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source === null || source !== iframe.contentWindow || origin !== address.origin) return;
    if (!isPlayerMessage(data)) return;
    if (data.event === 'get_partner_id') {
      hasAsked = true;
      tellPartner();
    }
    options.onEvent?.(data);
  };

  iframe.src = address.href;
  iframe.allow = allowed;
  iframe.title = options.title ?? 'Video';
  // The player tells nothing to a page that it cannot name, and where it must, it knows it by this.
  iframe.referrerPolicy = 'strict-origin-when-cross-origin';
  Object.assign(iframe.style, { border: '0', width: '100%', height: '100%' });
  view.addEventListener('message', onMessage);
  element.append(iframe);

  return {
    iframe,
    setPartnerId: (id) => {
      partnerId = id;
      tellPartner();
    },
    destroy: () => {
      view.removeEventListener('message', onMessage);
      iframe.remove();
    },
  };
}
