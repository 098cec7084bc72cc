/** What counts as seen. */
export interface SeenRules {
  /** Selector of what may be looked at. */
  candidates: string;
  /** So much of an element must be in the window, 0 to 1. */
  threshold: number;
  /** For so long, in milliseconds. */
  restMs: number;
  /** What stands on the page for an element. @default itself */
  boxOf?: (element: Element) => Element;
}

/** Pages are composed in bursts; they are looked through once each has settled, in milliseconds. */
const settleMs = 200;

/** A link stands for its card, where it has one: on some cards the link is a few words. */
const cardOf = (element: Element): Element => {
  const card = element.matches('a') ? element.closest('li, article, [data-block]') : null;
  return card?.matches('li, article') ? card : element;
};

/** Of analytics: what is marked, and the links of blocks. ANALYTICS-007 */
const targetRules: SeenRules = {
  candidates: '[data-target], [data-item], [data-block] a[href]',
  threshold: 0.9,
  restMs: 500,
  boxOf: cardOf,
};

/** Watches what comes before the viewer's eyes. */
export interface SeenElements {
  /** Takes every element as not seen yet, as on another page. */
  restart: () => void;
  stop: () => void;
}

/**
 * Watches marked elements, those that come later too.
 *
 * @param onSeen - Told each time that an element has rested in the window; one that shows something else counts anew. By
 *   `false` it wants to be told again, after another rest.
 */
export function watchSeen(
  onSeen: (element: Element) => unknown,
  { candidates, threshold, restMs, boxOf = (element) => element }: SeenRules = targetRules,
): SeenElements {
  const elements = new Map<Element, Element>();
  const rests = new Map<Element, ReturnType<typeof setTimeout>>();
  let settling: ReturnType<typeof setTimeout> | undefined;

  const forget = (box: Element) => {
    clearTimeout(rests.get(box));
    rests.delete(box);
  };
  const drop = (box: Element) => {
    forget(box);
    elements.delete(box);
    sight.unobserve(box);
  };
  const rest = (box: Element) => {
    const element = elements.get(box);
    rests.delete(box);
    if (element && onSeen(element) === false) wait(box);
  };
  const wait = (box: Element) => {
    rests.set(
      box,
      setTimeout(() => rest(box), restMs),
    );
  };
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        forget(target);
        if (intersectionRatio >= threshold) wait(target);
      }
    },
    { threshold },
  );
  const collect = () => {
    settling = undefined;
    for (const box of elements.keys()) if (!box.isConnected) drop(box);
    for (const element of document.querySelectorAll(candidates)) {
      const box = boxOf(element);
      if (elements.has(box)) continue;
      elements.set(box, element);
      sight.observe(box);
    }
  };
  const collectSoon = () => {
    settling ??= setTimeout(collect, settleMs);
  };
  const changes = new MutationObserver((records) => {
    for (const { type, target } of records) {
      // A hero puts another title into the same link.
      if (type === 'attributes' && target instanceof Element) drop(boxOf(target));
    }
    collectSoon();
  });

  changes.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributeFilter: ['href', 'data-item', 'data-target', 'data-banner'],
  });
  collect();
  return {
    restart: () => {
      for (const box of elements.keys()) drop(box);
      collectSoon();
    },
    stop: () => {
      clearTimeout(settling);
      for (const box of elements.keys()) drop(box);
      sight.disconnect();
      changes.disconnect();
    },
  };
}
