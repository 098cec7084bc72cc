import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';
import { internalPath, isPlainClick } from './internal-link.ts';
import { setNavigate } from './page-navigation.ts';

const intentEvents = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * Makes every plain link of the page navigate without a document load, and starts loading what a
 * pointer or the focus rests on, so that a click finds it there.
 *
 * Components stay ordinary links: they work before hydration and without JavaScript.
 */
export function LinkNavigation() {
  const navigate = useNavigate();
  const [intent, setIntent] = useState<string>();

  useEffect(() => {
    setNavigate((address, { isReplacing = false } = {}) => {
      void navigate(address, { replace: isReplacing });
    });
    const onClick = (event: MouseEvent) => {
      const path = isPlainClick(event)
        ? internalPath(event.target, new URL(window.location.href))
        : undefined;
      if (path === undefined) return;
      event.preventDefault();
      void navigate(path);
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
  }, [navigate]);

  return intent === undefined ? null : <PrefetchPageLinks page={intent} />;
}
