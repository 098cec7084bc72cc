import { heldPort } from '@foyer/core/fixtures';
import type { LocalNotice } from '@foyer/notifications';
import { type AnyEventObject, createActor, fromCallback, setup, SimulatedClock } from 'xstate';
import { createViewingLimitMachine } from './viewing-limit.machine.ts';
import { selectViewingAllowance } from './viewing-limit.selectors.ts';
import { TICK_MS } from './viewing-limit.setup.ts';
import type { ViewingLimitInput, WatchedTime } from './viewing-limit.types.ts';

/**
 * Starts the watcher at a time of the day beside notifications that only note what they are told, under a clock of the
 * test's. Reports are held back until the test answers.
 */
export async function startViewingLimit(input: ViewingLimitInput, time: string) {
  const clock = new SimulatedClock();
  const report = heldPort<{ seconds: number }, WatchedTime>();
  const notices: LocalNotice[] = [];
  const zones: string[] = [];
  const wall = { day: '2026-11-21', time };
  const readClock = async ({ timeZone }: { timeZone: string }) => {
    zones.push(timeZone);
    const [hour = 0, minute = 0, second = 0] = wall.time.split(':').map(Number);
    return { day: wall.day, seconds: hour * 3600 + minute * 60 + second };
  };
  const root = setup({
    actors: {
      notifications: fromCallback<AnyEventObject>(({ receive }) =>
        receive((event) => notices.push(event['notice'] as LocalNotice)),
      ),
      watcher: createViewingLimitMachine({ readClock, reportViewTime: report.port }),
    },
  }).createMachine({
    invoke: [
      { src: 'notifications', systemId: 'notifications' },
      { src: 'watcher', id: 'watcher', input },
    ],
  });
  const actor = createActor(root, { clock }).start().getSnapshot().children['watcher'];
  if (!actor) throw new Error('The watcher did not start');
  /** Lets answers that were given reach the flow. */
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  /** Lets the watcher look again, at this time of the day. */
  const tickAt = async (next: string, day = wall.day) => {
    Object.assign(wall, { day, time: next });
    clock.increment(TICK_MS);
    await settle();
  };
  const watch = (seconds: number) => actor.send({ type: 'view.watched', seconds });
  const allowance = () => selectViewingAllowance(actor.getSnapshot());
  const keys = () => notices.map(({ message }) => ('key' in message ? message.key : message.text));
  const reported = () => report.calls.map(({ input: { seconds } }) => seconds);
  const answer = async (given: WatchedTime) => {
    report.calls.at(-1)?.answer(given);
    await settle();
  };
  const fail = async () => {
    report.calls.at(-1)?.fail(new Error('No connection'));
    await settle();
  };
  await settle();
  return {
    actor,
    clock,
    zones,
    notices,
    settle,
    tickAt,
    watch,
    allowance,
    keys,
    reported,
    answer,
    fail,
  };
}
