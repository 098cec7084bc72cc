import { useEffect, useState, type FocusEvent, type RefObject } from 'react';

/** Whether something points at an element or has the focus in it; spread the props on the element. */
export function useAttention(element: RefObject<HTMLElement | null>) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  // What had the focus may leave the page, of which browsers tell nobody.
  useEffect(() => {
    const region = element.current;
    if (!isFocused || !region) return undefined;
    const observer = new MutationObserver(() => {
      if (!region.contains(document.activeElement)) setFocused(false);
    });
    observer.observe(region, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [element, isFocused]);
  return {
    hasAttention: isHovered || isFocused,
    attentionProps: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  };
}
