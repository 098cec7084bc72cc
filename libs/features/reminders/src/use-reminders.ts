import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { remindersQuery, userQuery } from '@foyer/client';
import { loadPatiently } from '@foyer/ui/variants';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { useShellAct } from '@foyer/page-runtime/shell/use-shell-act';
import { remindersPage, remindParameter } from './reminder-words.ts';

/** Comes with the first press: whoever only reads loads nothing of it. */
const loadToggle = () => loadPatiently(() => import('./toggle-reminder.ts'));

/** The reminders of a page: of which programmes there are some, and how to change that. */
export interface Reminders {
  isSet: (programmeId: string) => boolean;
  /** Whether the service is asked about one. */
  isBusy: (programmeId: string) => boolean;
  toggle: (programmeId: string) => void;
}

/** The programme that the address has reminded of, which is then no part of it any more. */
function takeRemind(): string | undefined {
  const url = new URL(window.location.href);
  const programmeId = url.searchParams.get(remindParameter) ?? undefined;
  if (programmeId === undefined) return undefined;
  url.searchParams.delete(remindParameter);
  // The state is the router's: it finds its place in the history by it.
  window.history.replaceState(window.history.state, '', url.pathname + url.search + url.hash);
  return programmeId;
}

/**
 * The viewer's reminders. What a visitor has asked for before the sign-in is done as soon as the page is there for the
 * account; visitors have none.
 */
export function useReminders(): Reminders {
  const client = useClient();
  const act = useShellAct();
  const [wanted, setWanted] = useState<{ id: string; isSet: boolean }>();
  const user = useQuery({ ...userQuery(client), enabled: false }).data;
  const isSignedIn = user?.is_auth ?? false;
  const { data } = useQuery({ ...remindersQuery(client, remindersPage), enabled: isSignedIn });

  const isKept = (id: string) => data?.items.some(({ epg }) => epg.id === id) ?? false;
  const set = useCallback(
    (id: string, isSet: boolean) => {
      setWanted({ id, isSet });
      act((shell) => {
        void loadToggle()
          .then(({ toggleReminder }) => toggleReminder(shell, id, isSet))
          .finally(() => setWanted(undefined));
      });
    },
    [act],
  );

  const goOn = useEffectEvent(() => {
    const asked = takeRemind();
    if (asked !== undefined) set(asked, true);
  });
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const timer = setTimeout(goOn);
    return () => clearTimeout(timer);
  }, [isSignedIn]);

  return {
    isSet: (id) => (wanted?.id === id ? wanted.isSet : isKept(id)),
    isBusy: (id) => wanted?.id === id,
    toggle: (id) => {
      if (wanted === undefined) set(id, !isKept(id));
    },
  };
}
