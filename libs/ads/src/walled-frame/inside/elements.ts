/** Makes an element that fills the document. */
export function fill<Name extends 'div' | 'video' | 'iframe'>(
  name: Name,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  Object.assign(element.style, {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    border: '0',
  });
  document.body.append(element);
  return element;
}

/** Loads a classic script. Rejects where it does not come or the policy keeps it out. */
export const loadScript = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`No script at ${url}`)));
    document.head.append(script);
  });
