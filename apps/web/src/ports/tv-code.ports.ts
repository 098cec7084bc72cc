import { authorizeTvCode, sendOttTvCode, userQuery } from '@foyer/client';
import type { Notification } from '@foyer/contract';
import type { TvCodePorts } from '@foyer/tv-code';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';

/** The service's words. */
const textOf = (notification: Notification | undefined): string | undefined =>
  notification?.display?.message;

/** What the form needs of the page beside its calls. */
export type PageEffects = Pick<TvCodePorts, 'readAddress' | 'signIn'>;

/**
 * The calls of a form that connects televisions. TVCODE-006, TVCODE-009, TVCODE-010
 *
 * @param effects - Of the page, whose parts have them: this file comes with the form alone.
 */
export const tvCodePorts = (
  { page: { client, queryClient } }: Pick<Shell, 'page'>,
  effects: PageEffects,
): Omit<TvCodePorts, 'holdPage'> => ({
  ...effects,
  findViewer: async () => ({
    isSignedIn: (await queryClient.ensureQueryData(userQuery(client))).is_auth,
  }),
  authorize: async ({ code }, signal) => {
    const answer = await authorizeTvCode(client, { code: code.reveal() }, signal);
    return { isConnected: answer.success, text: textOf(answer.notification) };
  },
  sendOperatorCode: async ({ code }, signal) =>
    textOf((await sendOttTvCode(client, { code: code.reveal() }, signal)).notification),
});
