import { createActor, SimulatedClock } from 'xstate';
import { fakeSessionPorts, sessionInputs } from './session.fixtures.ts';
import { createSessionMachine } from './session.machine.ts';
import { isCookieBrief } from './session.reloads.ts';
import { selectSessionView } from './session.selectors.ts';
import type { ReloadMarks, SessionEmitted, SessionInput, SessionPorts } from './session.types.ts';

/** Lets answers that are there already reach the flow. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A tab of a browser under a clock of the test's: its marks outlive its pages. */
export function openTab(replaced: Partial<SessionPorts> = {}) {
  const clock = new SimulatedClock();
  const done: string[] = [];
  let marks: ReloadMarks = {};
  const note =
    <T>(name: string, answer?: () => Promise<T>) =>
    async () => {
      done.push(name);
      return answer?.() as Promise<T>;
    };
  const fakes = fakeSessionPorts(replaced);
  const ports = fakeSessionPorts({
    now: () => clock.now(),
    reloadMarks: {
      read: async () => marks,
      write: async (next) => {
        marks = next;
      },
    },
    ...replaced,
    createDemoSession: note('createDemoSession', () =>
      fakes.createDemoSession(undefined, new AbortController().signal),
    ),
    updateSession: note('updateSession'),
    keepCookiesBriefly: async ({ seconds }) => done.push(`keepCookiesBriefly ${seconds}`),
    dropSessionCookie: note('dropSessionCookie'),
    reload: () => done.push('reload'),
    goToGeoblock: () => done.push('goToGeoblock'),
    goHome: () => done.push('goHome'),
    refreshUser: () => done.push('refreshUser'),
  });
  const load = async (input: SessionInput = sessionInputs.visitor) => {
    const actor = createActor(createSessionMachine(ports), { clock, input }).start();
    const emitted: SessionEmitted[] = [];
    actor.on('*', (event) => emitted.push(event));
    await settle();
    return { actor, emitted, viewer: () => selectSessionView(actor.getSnapshot()).viewer };
  };
  /** Lets time pass in steps of a tenth of a second, so that answers come between. */
  const pass = async (ms: number) => {
    await settle();
    for (let passed = 0; passed < ms; passed += 100) {
      clock.increment(Math.min(100, ms - passed));
      await settle();
    }
  };
  return { clock, done, load, pass, isBrief: () => isCookieBrief(marks, clock.now()) };
}
