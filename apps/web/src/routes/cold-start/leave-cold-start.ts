import { shownBlock } from '@foyer/blocks';
import { type Client, mediaViewQuery } from '@foyer/client';
import { HOME_VIEW, isApiError } from '@foyer/contract';
import type { QueryClient } from '@tanstack/react-query';
import { goTo, onPageShown } from '@foyer/page-runtime/navigation/page-navigation';
import { readFrom } from '@foyer/page-runtime/navigation/start-reading';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';

/** Where the recommendations stand in their page. COLD-006 */
const FRAGMENT = '#cold_start';

const notFoundStatus = 404;

/** How long the word about the new recommendations stays, in seconds. */
const NOTICE_SECONDS = 6;

/** Leads home without a choice. */
export const leaveColdStart = (): void => goTo('/', { isReplacing: true });

/** Says, once, that the recommendations follow the choice. */
export function tellChosen({ page, tell }: Pick<Shell, 'page' | 'tell'>): void {
  const notice = {
    tone: 'success',
    message: { key: 'taste.done' },
    durationSeconds: NOTICE_SECONDS,
  } as const;
  // Without its texts the page says it.
  page.loadTexts('taste').then(
    () => tell('notifications', { type: 'notice.show', notice }),
    () => undefined,
  );
}

/** The page that the service names; home where there is none. */
async function pathOf(
  { client, queryClient }: { client: Client; queryClient: QueryClient },
  alias: string,
): Promise<string> {
  if (alias === HOME_VIEW) return '/';
  try {
    await queryClient.fetchQuery(mediaViewQuery(client, alias));
  } catch (error) {
    if (isApiError(error) && error.status === notFoundStatus) return '/';
    // That page says what is wrong.
  }
  return `/${encodeURIComponent(alias)}`;
}

/** How long the block may take to come, in ms; then the viewer is left where the page stands. */
const PATIENCE_MS = 5000;

/**
 * Reads on from the headline of the block. The block is far down: it is drawn once its place is near, and what comes above it
 * meanwhile moves it.
 */
function readBlock(): void {
  const frames = [...document.querySelectorAll<HTMLElement>('[data-block]')];
  const frame = frames.find((one) => shownBlock(one)?.type === 'recom_cold_start');
  if (!frame) return;
  const read = (): boolean => {
    const heading = frame.querySelector('h2');
    const block = document.getElementById(FRAGMENT.slice(1)) ?? frame;
    block.scrollIntoView({ behavior: 'instant' });
    if (heading) readFrom(heading);
    return heading !== null;
  };
  if (read()) return;
  const watch = new MutationObserver(() => read() && watch.disconnect());
  watch.observe(frame, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), PATIENCE_MS);
}

/** Leads to the recommendations; the way back passes the choice by. COLD-006 */
export async function goToRecommendations(
  page: { client: Client; queryClient: QueryClient },
  alias: string,
): Promise<void> {
  const path = await pathOf(page, alias);
  const stop = onPageShown(() => {
    stop();
    // The flow of the navigation places the page first.
    setTimeout(readBlock);
  });
  goTo(path + FRAGMENT, { isReplacing: true });
}
