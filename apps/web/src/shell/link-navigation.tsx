import { use, useEffect, useLayoutEffect, useState } from 'react';
import { PrefetchPageLinks, UNSAFE_DataRouterContext, useLocation } from 'react-router';
import { useToldPage } from '../analytics/use-told-page.ts';
import { usePageConfig } from '../document/page-config-context.ts';
import { watchMissingCode } from './missing-code.ts';
import { internalPath, isPlainClick } from './internal-link.ts';
import { goTo, pageShown, setRouter } from './page-navigation.ts';

const intentEvents = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * Makes every plain link of the page navigate without a document load, and starts loading what a
 * pointer or the focus rests on, so that a click finds it there.
 *
 * Components stay ordinary links: they work before hydration and without JavaScript. In pages of other sites they open
 * windows of their own, as the document says: the site around must not come to stand in the frame.
 */
export function LinkNavigation() {
  const router = use(UNSAFE_DataRouterContext)?.router;
  const location = useLocation();
  const [intent, setIntent] = useState<string>();
  const isFramed = usePageConfig().site.embedOrigins !== undefined;
  useToldPage();

  useLayoutEffect(() => {
    if (router) setRouter(router);
    pageShown(location);
  }, [router, location]);

  useEffect(watchMissingCode, []);
  useEffect(() => {
    if (isFramed) return undefined;
    const onClick = (event: MouseEvent) => {
      const path = isPlainClick(event)
        ? internalPath(event.target, new URL(window.location.href))
        : undefined;
      if (path === undefined) return;
      event.preventDefault();
      goTo(path);
    };
    const onIntent = (event: Event) => {
      const path = internalPath(event.target, new URL(window.location.href));
      if (path === undefined) return;
      // The router asks for routes that it does not know by this mark.
      if (event.target instanceof Element) {
        event.target.closest('a')?.setAttribute('data-discover', 'true');
      }
      setIntent(path);
    };
    document.addEventListener('click', onClick);
    for (const name of intentEvents) {
      document.addEventListener(name, onIntent, { passive: true });
    }
    return () => {
      document.removeEventListener('click', onClick);
      for (const name of intentEvents) document.removeEventListener(name, onIntent);
    };
  }, [isFramed]);

  return intent === undefined ? null : <PrefetchPageLinks page={intent} />;
}
