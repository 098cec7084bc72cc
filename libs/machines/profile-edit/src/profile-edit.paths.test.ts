import type { ProfileChanges } from '@foyer/contract';
import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { profileEditInputs } from './profile-edit.fixtures.ts';
import { profileEditMachine } from './profile-edit.machine.ts';

const { childByMaster, childItself } = profileEditInputs;
const change = (changes: ProfileChanges) => ({ type: 'profile.change', changes }) as const;

describe('profileEditMachine', () => {
  it('uses every state and transition on its generated paths', () => {
    const coverage = coverPaths(profileEditMachine, {
      inputs: [childByMaster, childItself],
      events: [
        change({ name: 'Лев' }),
        change({ name: '' }),
        change({ is_erotic_allowed: true }),
        { type: 'viewingPin.switch', isOn: true },
        { type: 'pin.cancel' },
        { type: 'profile.refreshed', profile: childByMaster.profile },
        { type: 'deletion.ask' },
        { type: 'deletion.confirm' },
        { type: 'deletion.cancel' },
        { type: 'flow.resumed' },
      ],
      calls: {
        confirmPin: { answers: [true, false] },
        editProfile: { answers: [childByMaster.profile] },
        deleteProfile: { answers: [undefined] },
      },
      // Which setting is next, whether others wait and whether anything was told is enough: values lead nowhere else.
      summarise: ({ viewer, edits, messages }) => [
        viewer.type,
        edits[0]?.field,
        edits.length > 1,
        Object.keys(messages).length > 0,
      ],
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "0/0",
        "always": "2/2",
        "branches": "6/6",
        "done": "4/4",
        "error": "3/3",
        "events": "9/9",
        "paths": 35,
        "states": "7/7",
      }
    `);
  });
});
