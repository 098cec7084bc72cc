import { coldStartGenresQuery } from '@foyer/client';
import type { ColdStartGenres } from '@foyer/contract';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { requireAccount } from '@foyer/page-runtime/page/require-account';
import { ownAddress } from '@foyer/page-parts/unlisted/own-address';

/** What the page is rendered with. */
export interface ColdStartData {
  /** The canonical one, absolute. */
  address: string;
  genres: ColdStartGenres;
  /** Whose choice it is. */
  profileId: string;
}

/** Loads the genres for the profile that is watching; a visitor signs in first. COLD-011, COLD-015, PERM-008 */
export async function loadColdStart(
  page: LoaderPage,
  { request, url }: { request: Request; url: URL },
): Promise<ColdStartData> {
  const { profile } = await requireAccount(page, request);
  const [genres] = await Promise.all([
    page.queryClient.ensureQueryData(coldStartGenresQuery(page.client)),
    // The texts of the server's page, and of the one that a press opens.
    page.loadTexts('taste'),
    page.loadTexts('state'),
  ]);
  return { address: ownAddress(page, url), genres, profileId: profile?.id ?? '' };
}
