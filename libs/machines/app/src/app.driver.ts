import {
  type AnyActorLogic,
  type AnyEventObject,
  createActor,
  fromCallback,
  SimulatedClock,
  waitFor,
} from 'xstate';
import { fakeAppPorts } from './app.fixtures.ts';
import { createAppMachine } from './app.machine.ts';
import type { AppChildId, AppChildren, AppInput, AppPorts } from './app.types.ts';

/** The session of a viewer with an account. */
export const viewerSession = { state: 'normal', isAuth: true } as const;

/** Starts the root actor with flows that only note what they hear. */
export async function startApp(input: AppInput, replaced: Partial<AppPorts> = {}) {
  const clock = new SimulatedClock();
  const heard: [AppChildId, AnyEventObject][] = [];
  const started: [AppChildId, unknown][] = [];
  const flow = (id: AppChildId): AnyActorLogic =>
    fromCallback<AnyEventObject>(({ receive, input: given }) => {
      started.push([id, given]);
      receive((event) => heard.push([id, event]));
    });
  const ids: AppChildId[] = ['session', 'modal', 'notifications', 'account-block'];
  const flows: AppChildren = Object.fromEntries(ids.map((id) => [id, flow(id)]));
  const reported: unknown[] = [];
  const ports = fakeAppPorts({ reportStart: (start) => reported.push(start), ...replaced });
  const children = ids.map((id) => ({ id, input: `for ${id}` }));
  const actor = createActor(createAppMachine(ports, flows), {
    systemId: 'app',
    clock,
    input: { ...input, children },
  }).start();
  const toModal = () => heard.filter(([id]) => id === 'modal').map(([, event]) => event);
  await waitFor(actor, (state) => state.matches({ running: { toggles: 'loaded' } }));
  return { actor, clock, heard, started, reported, toModal };
}
