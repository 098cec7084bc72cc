import { type navigationMachine, selectNavigationView } from '@foyer/navigation';
import { LoadingLine } from '@foyer/ui/loading-line';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { useFlow } from '@foyer/page-runtime/shell/use-flow';

/** A page that comes sooner needs no word about it. */
const quietMs = 150;

/** Says that another page is on its way: a line for the eye, and the main area is busy. */
export function LoadingPage({ shell }: { shell: Shell }) {
  const flow = useFlow<typeof navigationMachine>(shell, 'navigation');
  const isBusy = useSelector(flow, (snapshot) =>
    snapshot === undefined ? false : selectNavigationView(snapshot).isBusy,
  );
  return isBusy ? <Line /> : null;
}

function Line() {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const main = document.querySelector('main');
    const timeout = setTimeout(() => {
      setIsLong(true);
      main?.setAttribute('aria-busy', 'true');
    }, quietMs);
    return () => {
      clearTimeout(timeout);
      main?.removeAttribute('aria-busy');
    };
  }, []);
  return isLong && <LoadingLine />;
}
