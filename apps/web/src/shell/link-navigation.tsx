import { takeOverBlocks } from '@foyer/blocks/far-block';
import { use, useEffect, useLayoutEffect, useState } from 'react';
import { PrefetchPageLinks, UNSAFE_DataRouterContext, useLocation } from 'react-router';
import { useToldPage } from '@foyer/page-runtime/shell/use-told-page';
import { watchMissingCode } from '@foyer/page-runtime/navigation/missing-code';
import { internalPath, isPlainClick } from '@foyer/page-runtime/navigation/internal-link';
import {
  goTo,
  holdDocuments,
  pageShown,
  setRouter,
} from '@foyer/page-runtime/navigation/page-navigation';

const pathOf = ({ target }: Event) => internalPath(target, new URL(window.location.href));
// Not `pointerover`, which is sent also where the pointer rests and the page moves below it.
const intentEvents = ['pointermove', 'pointerdown', 'focusin'] as const;

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
  const [, setRoutes] = useState(router?.routes);
  useToldPage();

  useLayoutEffect(() => {
    if (router) setRouter(router);
    pageShown(location);
  }, [router, location]);

  useEffect(
    () =>
      router?.subscribe(({ location: next, navigation, revalidation }) => {
        const isStaying = (navigation.location ?? next).pathname === location.pathname;
        const isChanging =
          navigation.state !== 'idle' || revalidation !== 'idle' || next.key !== location.key;
        if (isStaying && isChanging) takeOverBlocks();
        // Of a route that has been found only this part of the page learns: nothing else waits for it.
        setRoutes(router.routes);
      }),
    [router, location],
  );
  useEffect(watchMissingCode, []);
  useEffect(holdDocuments, []);
  useEffect(() => {
    if (document.querySelector('base')) return undefined;
    let frame = 0;
    const onClick = (event: MouseEvent) => {
      const path = isPlainClick(event) ? pathOf(event) : undefined;
      if (path === undefined) return;
      event.preventDefault();
      // With the frame that answers the press: what the page then does comes after it.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => goTo(path));
    };
    // Who goes back within that frame wants nothing else any more.
    const onPop = () => cancelAnimationFrame(frame);
    const onIntent = (event: Event) => {
      const path = pathOf(event);
      // Code that is asked for without a connection would count as gone.
      if (path !== undefined && navigator.onLine) setIntent(path);
    };
    document.addEventListener('click', onClick);
    window.addEventListener('popstate', onPop, true);
    for (const name of intentEvents) document.addEventListener(name, onIntent);
    return () => {
      document.removeEventListener('click', onClick);
      window.removeEventListener('popstate', onPop, true);
      for (const name of intentEvents) document.removeEventListener(name, onIntent);
    };
  }, []);

  if (intent === undefined) return null;
  // The router asks for routes that it does not know by this mark. The link itself may not be taken over yet: React
  // would find it other than the server drew it.
  return (
    <>
      <form hidden data-discover="true" action={intent} />
      <PrefetchPageLinks page={intent} />
    </>
  );
}
