import { fill } from './elements.ts';

/** Scripts that come as markup never run; made once more they do, by the leave of the document's own. */
function revive(script: HTMLScriptElement, nonce: string): void {
  const alive = document.createElement('script');
  for (const { name, value } of script.attributes) alive.setAttribute(name, value);
  alive.nonce = nonce;
  alive.textContent = script.textContent;
  script.replaceWith(alive);
}

/**
 * Draws markup. A press on a link is said, not followed: `{ type: 'resource.clicked', url }`. VAST 4.3 §3.15
 *
 * The policy lets no `style=` in; its text is set by script, which it lets.
 */
export function drawMarkup(markup: string, port: MessagePort, nonce: string): void {
  const place = fill('div');
  place.innerHTML = markup;
  for (const styled of place.querySelectorAll<HTMLElement>('[style]'))
    styled.style.cssText = styled.getAttribute('style') ?? '';
  for (const script of place.querySelectorAll('script')) revive(script, nonce);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    event.preventDefault();
    const url = link instanceof HTMLAnchorElement ? link.href : undefined;
    port.postMessage({ type: 'resource.clicked', ...(url !== undefined && { url }) });
  });
}

/** Shows another page. */
export function drawPage({ url, title }: { url: string; title: string }): void {
  const frame = fill('iframe');
  frame.title = title;
  frame.src = url;
}
