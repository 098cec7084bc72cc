import { mountFrame } from './mount-frame.ts';
import { isPurchaseMessage } from './purchase-message.ts';
import type { PurchaseMessage } from './purchase-protocol.ts';

/** What {@link mountFoyerPurchase} puts into a page. */
export interface FoyerPurchaseOptions {
  /** The site's origin, such as `https://sofit.example`. Its operator must have allowed the page's own origin. */
  origin: string;
  /** What is bought: `media_item`, `channel`, `karaoke_item`, `service` or `certificate`, and its id. */
  item: { type: string; id: string };
  /** The option that is chosen at first. @default the first */
  seqId?: string;
  /** Marks a purchase for a session. @default none */
  sessionId?: string;
  /** The frame's name for screen readers. @default 'Purchase' */
  title?: string;
  /** Told of everything that the page says, in its order. */
  onEvent?: (message: PurchaseMessage) => void;
}

/** A page of purchase options in the page. */
export interface MountedPurchase {
  /** As wide as the element it was put into, and as tall as its page says. */
  iframe: HTMLIFrameElement;
  /** Takes it off the page; nothing is told any more. */
  destroy: () => void;
}

/** The payment opens over the options and needs room whatever they need, in CSS pixels. */
const leastHeight = 600;

function pathOf({ item, seqId, sessionId }: FoyerPurchaseOptions): string {
  const query = new URLSearchParams({ item_type: item.type, item_id: item.id });
  if (seqId !== undefined) query.set('seq_id', seqId);
  if (sessionId !== undefined) query.set('session_id', sessionId);
  return `/embed/buy?${query}`;
}

/**
 * Puts what an item can be got by into an element, and listens to it. PAY-035
 *
 * @throws TypeError when `origin` is no origin.
 */
export function mountFoyerPurchase(
  element: Element,
  options: FoyerPurchaseOptions,
): MountedPurchase {
  const { iframe, destroy } = mountFrame(element, {
    origin: options.origin,
    path: pathOf(options),
    title: options.title ?? 'Purchase',
    isMessage: isPurchaseMessage,
    onMessage: (message) => {
      if (message.event === 'height') {
        iframe.style.height = `${Math.max(message.height, leastHeight)}px`;
      }
      options.onEvent?.(message);
    },
  });
  iframe.style.height = `${leastHeight}px`;
  return { iframe, destroy };
}
