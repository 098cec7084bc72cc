import type { PageServices } from '@foyer/blocks/page-services';
import { isServiceTimeKnown, serviceNow } from '@foyer/client';
import { secret } from '@foyer/core';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { askDialog } from '@foyer/page-runtime/shell/ask-dialog';
import { holdPage } from '@foyer/page-runtime/shell/hold-page';
import { knownUser } from '@foyer/page-runtime/shell/watch-user';
import { localMarks } from '@foyer/page-runtime/storage/browser-storages';
import { findActiveService } from './active-service.ts';
import { coldStartRest } from './cold-start-rest.ts';
import { promoCodePorts } from './promo-code.ports.ts';
import { trailerFinder } from './find-trailer.ts';
import { saleServices } from './sale-services.ts';
import { type PageEffects, tvCodePorts } from './tv-code.ports.ts';

/** What parts of the shell know; this file comes later, and their chunk would be split by it. */
export interface PageFacts {
  /** The code of a television that the address of the visit brought. QUERY-009, QUERY-010 */
  tvCode: () => string | undefined;
  /** Id of the sign-in over the page. */
  signInId: string;
}

const effectsOf = (shell: Shell, { tvCode, signInId }: PageFacts): PageEffects => ({
  readAddress: async () => {
    const code = tvCode();
    return code === undefined ? undefined : secret(code);
  },
  // Over the page. TVCODE-006
  signIn: async (_input, signal) => {
    const end = await askDialog(shell, { id: signInId, name: 'login' }, signal);
    return { isSignedIn: end.status === 'resolved' };
  },
});

/** What the page does for its blocks. */
export const servicesOf = (shell: Shell, facts: PageFacts): PageServices => ({
  promoCode: promoCodePorts(shell),
  tvCode: tvCodePorts(shell, effectsOf(shell, facts)),
  coldStart: coldStartRest(localMarks, () => knownUser(shell.page)?.profile?.id, Date.now),
  activeService: (input) => findActiveService(shell.page, input),
  sale: saleServices(shell),
  serviceNow,
  isServiceTimeKnown,
  deviceType: shell.page.config.deviceType,
  findTrailer: trailerFinder(shell.page),
  holdPage: () => holdPage(shell, 'code'),
});
