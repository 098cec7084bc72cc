import { errorCodes } from '@foyer/contract';
import { errorAnswer } from '@foyer/core/fixtures';
import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { accountDevices, devicesInputs } from './devices.fixtures.ts';
import { devicesMachine } from './devices.machine.ts';

describe('devicesMachine', () => {
  it('uses every state and transition on its generated paths', () => {
    const coverage = coverPaths(devicesMachine, {
      inputs: Object.values(devicesInputs),
      events: [
        { type: 'device.remove', uid: 'device-0001' },
        { type: 'device.remove', uid: 'device-0002' },
        { type: 'device.confirm' },
        { type: 'device.keep' },
        { type: 'device.retry' },
        { type: 'flow.resumed' },
      ],
      calls: {
        // Few, so that the paths stay few.
        listDevices: { answers: [{ devices: accountDevices.slice(0, 2), limit: 5 }] },
        deleteDevice: {
          answers: [undefined],
          errors: [errorAnswer({ status: 404, code: errorCodes.notFound })],
        },
        signOut: { answers: [undefined] },
      },
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "0/0",
        "always": "2/2",
        "branches": "4/4",
        "done": "3/3",
        "error": "4/4",
        "events": "5/5",
        "paths": 27,
        "states": "8/8",
      }
    `);
  });
});
