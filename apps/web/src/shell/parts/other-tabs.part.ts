import { openTabChannel, userQuery } from '@foyer/client';
import { selectIsRecovering, type sessionMachine } from '@foyer/session';
import type { ActorRefFrom } from 'xstate';
import { invalidateAfterChange } from '@foyer/page-runtime/page/invalidate-after-change';
import type { Shell, ShellPart } from '@foyer/page-runtime/shell/shell.types';
import { knownUser, watchUser } from '@foyer/page-runtime/shell/watch-user';
import { whenRunning } from '@foyer/page-runtime/shell/when-running';
import { listenForChanges } from '../made-changes.ts';
import { visitorMark } from '../viewer-mark.ts';
import { isViewerCall, newsOf, type TabNews } from './tab-news.ts';
import { identityOf, readViewerMark, writeViewerMark } from './viewer-identity.ts';

const channelName = 'foyer-tabs';

function isRecovering(actor: Shell['actor']): boolean {
  const session: ActorRefFrom<typeof sessionMachine> | undefined = actor.system.get('session');
  return session !== undefined && selectIsRecovering(session.getSnapshot());
}

/**
 * Keeps the tabs of a browser of one mind, also without the push channel. A tab that changes something tells the others;
 * they ask the service, believe nobody else, and are loaded anew where another viewer is found: a payment, a code and a
 * film are ended first, except after a sign-out, which leaves nothing that could be ended.
 */
export const otherTabs: ShellPart = ({ page, actor, tell }) => {
  const { client, queryClient } = page;
  const known = knownUser(page);
  /** Whom the page on the screen is made for; unknown on a page that does not say. */
  let shown = known ? identityOf(known) : page.hasSession ? undefined : visitorMark;
  /** This tab has changed the viewer itself, and knows what to do about it. */
  let isOwnChange = false;

  const askWho = async (): Promise<void> => {
    const query = userQuery(client);
    // An answer on its way may be of before the change.
    await queryClient.cancelQueries({ queryKey: query.queryKey });
    // A failure has been heard of as a failed call.
    await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
  };

  const channel = openTabChannel(channelName, (news) => {
    if (news === ('viewer' satisfies TabNews)) void askWho();
    if (news === ('page' satisfies TabNews)) void invalidateAfterChange(queryClient);
  });
  const post = (news: TabNews): void => channel?.post(news);

  const stopUser = watchUser(page, (user) => {
    const found = identityOf(user);
    if (shown === undefined || (isOwnChange && found !== shown)) {
      shown = found;
      isOwnChange = false;
    }
    // What a refused call has begun brings the page to its right viewer by itself.
    if (found !== shown && !isRecovering(actor)) {
      tell('session', { type: found === visitorMark ? 'signed.out' : 'page.outdated' });
    }
    if (readViewerMark(() => localStorage) === found) return;
    writeViewerMark(() => localStorage, found);
    post('viewer');
  });

  const stopChanges = listenForChanges((operationId) => {
    if (isViewerCall(operationId)) {
      isOwnChange = true;
      // Nobody is known to watch now; whoever does next is news, even if it is the same viewer again.
      writeViewerMark(() => localStorage, visitorMark);
    }
    const news = newsOf(operationId);
    if (news) post(news);
  });
  // A tab that slept has missed the messages.
  const onVisible = (): void => {
    const mark = readViewerMark(() => localStorage);
    if (document.visibilityState === 'visible' && mark !== undefined && mark !== shown)
      void askWho();
  };
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) void askWho();
  };
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('pageshow', onShow);

  // A visitor's page from before the sign-in in another tab is given that session.
  const stopRunning = whenRunning(actor, () => {
    if (shown === visitorMark && actor.getSnapshot().context.session?.isAuth) void askWho();
  });
  return () => {
    channel?.close();
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('pageshow', onShow);
    stopUser();
    stopChanges();
    stopRunning();
  };
};
