import { errorCodes } from '@foyer/contract';
import { secret } from '@foyer/core';
import { errorAnswer } from '@foyer/core/fixtures';
import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { family, ids, profilesInputs } from './profiles.fixtures.ts';
import { profilesMachine } from './profiles.machine.ts';

describe('profilesMachine', () => {
  it('uses every state and transition on its generated paths, hiding the PIN on each', () => {
    const coverage = coverPaths(profilesMachine, {
      inputs: Object.values(profilesInputs),
      events: [
        { type: 'profile.choose', id: ids.master },
        { type: 'profile.choose', id: ids.child },
        { type: 'profile.choose', id: 'stranger' },
        { type: 'profile.add' },
        { type: 'profiles.retry' },
        { type: 'profiles.close' },
        { type: 'flow.resumed' },
      ],
      calls: {
        listProfiles: {
          answers: [
            { profiles: family, currentId: ids.master },
            { profiles: family, currentId: ids.child },
            { profiles: [], currentId: undefined },
            { profiles: family.slice(0, 1), currentId: ids.master },
          ],
        },
        otherViewer: { answers: [undefined] },
        switchProfile: {
          answers: [undefined],
          errors: [errorAnswer({ status: 403, code: errorCodes.pinRequired })],
        },
        pin: { answers: [{ status: 'accepted', pin: secret('1234') }, { status: 'cancelled' }] },
      },
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "0/0",
        "always": "0/0",
        "branches": "11/11",
        "done": "9/9",
        "error": "6/6",
        "events": "7/7",
        "paths": 129,
        "states": "9/9",
      }
    `);
  });
});
