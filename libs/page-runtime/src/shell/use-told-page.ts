import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { tellAnalytics } from './analytics-relay.ts';

const onPress = ({ target }: Event) => tellAnalytics({ pressed: target });

/** Tells analytics of every page that comes to the screen, and of every press, before anything else reacts to it. */
export function useToldPage(): void {
  const page = useLocation();
  const action = useNavigationType();
  useEffect(() => tellAnalytics({ page, action }), [page, action]);
  useEffect(() => {
    document.addEventListener('click', onPress, true);
    return () => document.removeEventListener('click', onPress, true);
  }, []);
}
