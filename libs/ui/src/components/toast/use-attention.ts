import { useEffect, useState, type FocusEvent, type RefObject } from 'react';

/** Whether something points at an element or has the focus in it; spread the props on the element. */
export function useAttention(element: RefObject<HTMLElement | null>) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  // What had the focus may have left the page, of which browsers tell nobody.
  useEffect(() => {
    if (isFocused && !element.current?.contains(document.activeElement)) setFocused(false);
  });
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
