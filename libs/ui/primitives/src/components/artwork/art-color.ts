import { useLayoutEffect, type RefObject } from 'react';

const hex = /^#([0-9a-f]{6})$/iu;

/** The custom property that holds a picture's colour, for placeholders and glows. */
export const artColorProperty = '--art-color';

/** The class that carries a picture's colour, such as `art-0a2a33`; empty for anything but `#rrggbb`. */
export function artColorClass(color: string): string {
  const digits = hex.exec(color)?.[1];
  return digits ? `art-${digits.toLowerCase()}` : '';
}

/**
 * The rules of a page's picture colours, for its one nonce'd `<style>`: server HTML may hold no
 * `style` attribute. Anything but `#rrggbb` is left out.
 */
export function artColorRules(colors: Iterable<string>): string {
  const digits = [...colors].flatMap((color) => hex.exec(color)?.[1]?.toLowerCase() ?? []);
  return [...new Set(digits)].map((code) => `.art-${code}{${artColorProperty}:#${code}}`).join('');
}

/**
 * Gives an element its picture's colour in the browser, where pages after the first have no
 * stylesheet for it. Setting a property by script is allowed by the policy; an attribute is not.
 */
export function useArtColor(ref: RefObject<HTMLElement | null>, color: string): void {
  useLayoutEffect(() => {
    if (artColorClass(color)) ref.current?.style.setProperty(artColorProperty, color);
  }, [ref, color]);
}
