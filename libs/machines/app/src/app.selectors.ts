import type { SnapshotFrom } from 'xstate';
import type { appMachine } from './app.machine.ts';

/** The toggle that decides who serves advertisements. START-021 */
const adToggle = 'avod_config';

/** What the page reads of the root actor. */
export interface AppViewState {
  /** There is a session: calls may be made. */
  isRunning: boolean;
  /** START-021, START-022 */
  adServer: 'ssp' | 'gs';
  /** Keys of what the service has switched on. */
  toggles: readonly string[];
  uid: string | undefined;
}

/** The page's reading of a snapshot. */
export const selectAppView = (snapshot: SnapshotFrom<typeof appMachine>): AppViewState => ({
  isRunning: snapshot.matches('running'),
  adServer: snapshot.context.toggles.includes(adToggle) ? 'ssp' : 'gs',
  toggles: snapshot.context.toggles,
  uid: snapshot.context.uid,
});
