import {
  type Client,
  createProfile,
  editProfile,
  getUser,
  listAgeLimits,
  listProfileIcons,
  listProfiles,
  profilesQuery,
  switchProfile,
  userQuery,
} from '@foyer/client';
import type { ProfilesPorts, WhoWatchesPorts } from '@foyer/profiles';
import type { ProfileWizardPorts } from '@foyer/profiles/wizard';
import { invalidateAfterChange } from '@foyer/page-runtime/page/invalidate-after-change';
import type { ShellSurroundings } from '@foyer/page-runtime/shell/shell.types';
import { watchUser } from '@foyer/page-runtime/shell/watch-user';
import { localMarks, tabMarks } from '@foyer/page-runtime/storage/browser-storages';
import { keepSkippedProfiles } from '@foyer/page-runtime/storage/stored-marks';
import { pinPorts } from '@foyer/pin-prompt/pin.ports';
import { reloadPage } from './session.ports.ts';
import { viewingLimitsOf } from './viewing-limit.ports.ts';

type Surroundings = Pick<ShellSurroundings, 'page' | 'tell'>;

/** The calls of the wizard of a new profile; lists of profiles are asked for anew after it. MODAL-020 */
export const profileWizardPorts = ({
  client,
  queryClient,
}: Pick<Surroundings['page'], 'client' | 'queryClient'>): ProfileWizardPorts => {
  const listIsOutdated = () =>
    void invalidateAfterChange(queryClient, { queryKey: profilesQuery(client).queryKey });
  return {
    listIcons: async (_input, signal) => {
      const { items } = await listProfileIcons(client, { type: 'additional' }, signal);
      return items.map(({ icon_id, image }) => ({ id: icon_id, image }));
    },
    listAgeLimits: async (_input, signal) => (await listAgeLimits(client, signal)).items,
    createProfile: async (input, signal) => {
      const profile = await createProfile(client, input, signal);
      listIsOutdated();
      return profile;
    },
    editProfile: async (input, signal) => {
      await editProfile(client, input, signal);
      listIsOutdated();
    },
  };
};

/** Asked of the service and not of the page: another tab may have switched or added one. */
async function listHousehold(client: Client, signal: AbortSignal) {
  const [{ items }, { profile }] = await Promise.all([
    listProfiles(client, signal),
    getUser(client, signal),
  ]);
  return { profiles: items, currentId: profile?.id };
}

/** Settles when the page learns of another viewer than this, or has since then. @param sinceMs - Since 1970. */
const otherViewer = (
  { client, queryClient }: Pick<Surroundings['page'], 'client' | 'queryClient'>,
  { currentId, sinceMs }: { currentId: string | undefined; sinceMs: number },
  signal: AbortSignal,
): Promise<void> =>
  new Promise((resolve) => {
    const stop = watchUser({ client, queryClient }, ({ profile }) => {
      const heardMs = queryClient.getQueryState(userQuery(client).queryKey)?.dataUpdatedAt ?? 0;
      if (profile?.id !== currentId && heardMs > sinceMs) resolve();
    });
    signal.addEventListener('abort', stop);
  });

/** The calls and effects of the selection of a profile. Spec 1 §4 "Profile switch" */
export function profilesPorts({ page, tell }: Surroundings): ProfilesPorts {
  const { client, queryClient } = page;
  // What the page had heard before the profiles were asked for says less than they do.
  let askedMs = 0;
  return {
    ...pinPorts(client),
    listProfiles: (_input, signal) => {
      askedMs = Date.now();
      return listHousehold(client, signal);
    },
    otherViewer: ({ currentId }, signal) =>
      otherViewer(page, { currentId, sinceMs: askedMs }, signal),
    switchProfile: (input, signal) => switchProfile(client, input, signal),
    settled: () => keepSkippedProfiles(document, [localMarks, tabMarks], Date.now()),
    switched: () => {
      // What the last one has watched must not be counted as the next one's.
      tell('viewing-limit', { type: 'limits.changed', limits: viewingLimitsOf(undefined) });
      queryClient.removeQueries({ type: 'inactive' });
      // At once, unlike other reloads: what is open on the page may not be for the current profile.
      reloadPage();
    },
  };
}

/** The calls and effects of the dialog that asks who is watching. START-017, PROF-003 */
export const whoWatchesPorts = (surroundings: Surroundings): WhoWatchesPorts => ({
  ...profilesPorts(surroundings),
  ...profileWizardPorts(surroundings.page),
});
