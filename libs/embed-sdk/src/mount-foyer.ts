import { mountFrame } from './mount-frame.ts';
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

/**
 * Puts a player of the site into an element and listens to it. Spec 3 §7 "Parent-window messages"
 *
 * @throws TypeError when `origin` is no origin or `path` leads out of it.
 */
export function mountFoyer(element: Element, options: FoyerOptions): MountedFoyer {
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
    frame.tell(message);
  };
  const frame = mountFrame(element, {
    origin: options.origin,
    path: options.path,
    title: options.title ?? 'Video',
    allowed,
    isMessage: isPlayerMessage,
    onMessage: (message) => {
      if (message.event === 'get_partner_id') {
        hasAsked = true;
        tellPartner();
      }
      options.onEvent?.(message);
    },
  });

  return {
    iframe: frame.iframe,
    setPartnerId: (id) => {
      partnerId = id;
      tellPartner();
    },
    destroy: frame.destroy,
  };
}
