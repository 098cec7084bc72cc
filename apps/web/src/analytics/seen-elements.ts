/** So much of an element must be in the window, ANALYTICS-007. */
const threshold = 0.9;

/** For so long, in milliseconds. ANALYTICS-007 */
const restMs = 500;

/** Pages are composed in bursts; they are looked through once each has settled, in milliseconds. */
const settleMs = 200;

/** What may be looked at: what is marked, and the links of blocks. */
const candidates = '[data-target], [data-item], [data-block] a[href]';

/** A link stands for its card, where it has one: on some cards the link is a few words. */
const boxOf = (element: Element): Element => {
  const card = element.matches('a') ? element.closest('li, article, [data-block]') : null;
  return card?.matches('li, article') ? card : element;
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
 * @param onSeen - Told each time that an element has rested in the window; one that shows something else counts anew.
 */
export function watchSeen(onSeen: (element: Element) => void): SeenElements {
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
    if (element) onSeen(element);
  };
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        forget(target);
        if (intersectionRatio >= threshold) {
          rests.set(
            target,
            setTimeout(() => rest(target), restMs),
          );
        }
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
    attributeFilter: ['href', 'data-item', 'data-target'],
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
