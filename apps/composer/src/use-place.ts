import { useCallback, useSyncExternalStore } from 'react';

const prefix = '/pages/';

function subscribe(onChange: () => void): () => void {
  addEventListener('popstate', onChange);
  return () => removeEventListener('popstate', onChange);
}

const readAlias = (): string | undefined => {
  const { pathname } = location;
  return pathname.startsWith(prefix)
    ? decodeURIComponent(pathname.slice(prefix.length))
    : undefined;
};

/** The page that the address names, and the way to another; Back leads to the one before. */
export function usePlace(): [alias: string | undefined, open: (alias: string | undefined) => void] {
  const alias = useSyncExternalStore(subscribe, readAlias);
  const open = useCallback((next: string | undefined) => {
    history.pushState(null, '', next === undefined ? '/' : `${prefix}${encodeURIComponent(next)}`);
    dispatchEvent(new PopStateEvent('popstate'));
  }, []);
  return [alias, open];
}
