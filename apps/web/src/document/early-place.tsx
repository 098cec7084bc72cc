import { placesKey } from '../shell/page-places.ts';
import { useNonce } from './document-nonce.ts';

/**
 * Runs before anything is loaded, so it is written out: browsers leave the places of the history to the flow, and a page
 * that is loaded anew must stand where it stood before it is painted. It grows while the rest of it arrives; the place is
 * followed until the viewer does something.
 */
const script = `if (performance.getEntriesByType('navigation')[0]?.type !== 'navigate') try {
const { key } = history.state;
const places = JSON.parse(sessionStorage.getItem('${placesKey}'));
const top = places.find(({ entry }) => entry === key).scrollY;
const follow = new ResizeObserver(() => {
  scrollTo({ top, behavior: 'instant' });
  if (scrollY >= top - 1) follow.disconnect();
});
follow.observe(document.body);
for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'])
  addEventListener(act, () => follow.disconnect(), { once: true, passive: true });
} catch {}`;

/** Puts a document that is loaded anew, or gone back to, where its page was left. Stands behind the page. NAV-006 */
export function EarlyPlace() {
  const nonce = useNonce();
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: nonce === undefined ? '' : script }}
    />
  );
}
