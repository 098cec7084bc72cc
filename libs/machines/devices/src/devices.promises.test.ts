import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { accountDevices, devicesInputs, fakeDevicesPorts } from './devices.fixtures.ts';
import { createDevicesMachine } from './devices.machine.ts';
import type { DevicesEvent } from './devices.events.ts';

const uids = [...accountDevices.map(({ uid }) => uid), 'nobody'];

/** What may happen to the flow, in any order; `settle` lets the calls under way be answered. */
const happening = fc.oneof(
  fc.constantFrom(...uids).map((uid): DevicesEvent => ({ type: 'device.remove', uid })),
  fc.constantFrom<DevicesEvent | 'settle'>(
    { type: 'device.confirm' },
    { type: 'device.keep' },
    { type: 'flow.resumed' },
    'settle',
  ),
);
const stories = fc.array(happening, { minLength: 4, maxLength: 30 });

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

async function live(story: (DevicesEvent | 'settle')[]) {
  const deleted: string[] = [];
  const service = fakeDevicesPorts();
  const actor = createActor(
    createDevicesMachine({
      ...service,
      deleteDevice: (input, signal) => {
        deleted.push(input.uid);
        return service.deleteDevice(input, signal);
      },
    }),
    { input: devicesInputs.known },
  ).start();
  const asked: string[] = [];
  for (const event of story) {
    if (event === 'settle') await settle();
    else {
      if (event.type === 'device.confirm' && actor.getSnapshot().can(event)) {
        asked.push(String(actor.getSnapshot().context.chosen));
      }
      actor.send(event);
    }
  }
  await settle();
  return { deleted, asked, isOver: actor.getSnapshot().status === 'done' };
}

describe('devicesMachine, in any order of events', () => {
  it('removes what the viewer has confirmed and nothing else, and ends only with this device', async () => {
    let removals = 0;
    await fc.assert(
      fc.asyncProperty(stories, async (story) => {
        const { deleted, asked, isOver } = await live(story);
        removals += deleted.length;
        expect(deleted).toEqual(asked);
        expect(isOver && deleted.at(-1) !== 'device-0001').toBe(false);
      }),
      { numRuns: 200, seed: 1 },
    );
    expect(removals).toBeGreaterThan(20);
  });
});
