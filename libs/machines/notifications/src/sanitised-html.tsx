import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Makes elements of HTML that nobody has looked at; `sanitise-html.ts` has it. */
export type Sanitise = (html: string) => DocumentFragment;

/** Props of {@link SanitisedHtml}. */
export interface SanitisedHtmlProps {
  /** The server's; not trusted. */
  html: string;
  sanitise: Sanitise;
  /** A link in it was followed. */
  onFollow?: () => void;
}

/** HTML of the server, as far as it is harmless. Set as elements, because the page's policy refuses `innerHTML`. */
export function SanitisedHtml({ html, sanitise, onFollow }: SanitisedHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  const follow = useEffectEvent(() => onFollow?.());
  useLayoutEffect(() => {
    const elements = sanitise(html);
    for (const link of elements.querySelectorAll('a[href]')) {
      link.addEventListener('click', () => follow());
    }
    place.current?.replaceChildren(elements);
  }, [html, sanitise]);
  return <div ref={place} />;
}
